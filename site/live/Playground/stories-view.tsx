import type {ReactNode} from 'react';
import {useEffect, useId, useState} from 'react';
import {keepFocus} from '../keep-focus';
import type {Played, Story} from './stories';
import {stories} from './stories';
import styles from './styles.module.css';

type StoriesProps = {
  readonly played: Played | undefined;
  readonly onBegin: (story: Story) => void;
  readonly onNext: (played: Played) => void;
  readonly onBack: (played: Played) => void;
};

const pace = 2500;

/** What can be shown, and the way through it: step by step, forwards and back, or by itself. */
export function Stories({played, onBegin, onNext, onBack}: StoriesProps): ReactNode {
  const id = useId();
  const [isRunning, setIsRunning] = useState(false);
  const {story, index = 0} = played ?? {};
  const next = story?.scenes[index + 1];
  const runs = isRunning && next !== undefined;

  useEffect(() => {
    if (!runs || !played) return undefined;
    const timer = setTimeout(() => onNext(played), pace);
    return () => clearTimeout(timer);
  });

  return (
    <div ref={keepFocus} className={styles.stories}>
      <label htmlFor={id}>Show me</label>
      <select
        id={id}
        value={story?.id ?? ''}
        onChange={({target}) => {
          setIsRunning(false);
          const chosen = stories.find((each) => each.id === target.value);
          if (chosen) onBegin(chosen);
        }}
      >
        <option value="" disabled={story !== undefined}>
          Your own trade
        </option>
        {stories.map(({id: value, title, text}) => (
          <option key={value} value={value}>
            {`${title}: ${text}`}
          </option>
        ))}
      </select>
      {played && story && (
        <>
          <span className={styles.quiet}>{`Step ${index + 1} of ${story.scenes.length}`}</span>
          <button
            type="button"
            className="button"
            disabled={index === 0}
            onClick={() => onBack(played)}
          >
            Back
          </button>
          <button
            type="button"
            className="button button--primary"
            disabled={!next}
            onClick={() => onNext(played)}
          >
            {next ? `Next: ${next.title}` : 'The end'}
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={runs}
            disabled={!next}
            onClick={() => setIsRunning(!isRunning)}
          >
            {runs ? 'Pause' : 'By itself'}
          </button>
          {!next && (
            <button type="button" className="button" onClick={() => onBegin(story)}>
              Again
            </button>
          )}
        </>
      )}
    </div>
  );
}
