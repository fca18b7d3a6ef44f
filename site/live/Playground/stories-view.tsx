import type {ReactNode} from 'react';
import {useEffect, useId, useState} from 'react';
import {keepFocus} from '../keep-focus';
import type {Played} from './played';
import type {Story} from './stories';
import {stories} from './stories';
import styles from './styles.module.css';

type StoriesProps = {
  readonly played: Played | undefined;
  /** The scene that the trade has left, by a press that is not the story's. */
  readonly left: Played | undefined;
  /** What to begin with where no story is played. */
  readonly beginning: Played | undefined;
  readonly onBegin: (story: Story, last?: number) => void;
  readonly onNext: (played: Played) => void;
  readonly onBack: (played: Played) => void;
  readonly onReturn: () => void;
};

const pace = 2500;

/** What can be shown, and the way through it: step by step, forwards and back, or by itself. */
export function Stories(props: StoriesProps): ReactNode {
  const {played, left, beginning, onBegin, onNext, onBack, onReturn} = props;
  const id = useId();
  const {story, index = 0} = played ?? {};
  const next = story?.scenes[index + 1];
  const {runs, start, stop} = usePace(played, next !== undefined, onNext);

  return (
    <div ref={keepFocus} role="group" aria-label="Story" className={styles.stories}>
      <label htmlFor={id}>Show me</label>
      <select
        id={id}
        value={story?.id ?? ''}
        onChange={({target}) => {
          stop();
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
      {!played && left && (
        <button type="button" className="button" onClick={onReturn}>
          Back to the story
        </button>
      )}
      {!played && beginning && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => onBegin(beginning.story, beginning.index)}
        >
          Begin: {beginning.story.title}
        </button>
      )}
      {played && story && (
        <>
          <span className={styles.quiet}>{`Step ${index + 1} of ${story.scenes.length}`}</span>
          <button
            type="button"
            className="button"
            disabled={index === 0}
            onClick={() => {
              stop();
              onBack(played);
            }}
          >
            Back
          </button>
          <button
            type="button"
            className="button button--primary"
            disabled={!next}
            onClick={() => {
              stop();
              onNext(played);
            }}
          >
            {next ? `Next: ${next.title}` : 'The end'}
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={runs}
            disabled={!next}
            onClick={runs ? stop : start}
          >
            {runs ? 'Pause' : 'Play all'}
          </button>
          {!next && (
            <button type="button" className="button" onClick={() => onBegin(story)}>
              Play again
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Goes on by itself, scene by scene. Whatever else happens to the trade stops it. */
function usePace(played: Played | undefined, hasNext: boolean, onNext: (played: Played) => void) {
  const [latest, setLatest] = useState<Played>();
  const ahead = latest && played?.story === latest.story ? played.index - latest.index : undefined;
  if (ahead === 1) setLatest(played);
  else if (latest && ahead !== 0) setLatest(undefined);
  const runs = hasNext && ahead === 0;

  useEffect(() => {
    if (!runs || !played) return undefined;
    const timer = setTimeout(() => onNext(played), pace);
    return () => clearTimeout(timer);
  });
  return {runs, start: () => setLatest(played), stop: () => setLatest(undefined)};
}
