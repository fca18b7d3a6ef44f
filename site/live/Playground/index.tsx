import type {ReactNode} from 'react';
import {useCallback, useEffect, useState} from 'react';
import {takeStep, undo, useSession, withSandbox} from '../session';
import type {Deed} from './deeds';
import {perform} from './deeds';
import {Others} from './others';
import {Money} from './money-view';
import {Phone} from './phone';
import type {Stage} from './stage';
import {readStage} from './stage';
import type {Story} from './stories';
import {findScene, nameScene} from './stories';
import {Stories} from './stories-view';
import {Stream} from './stream-view';
import styles from './styles.module.css';

/** Both users' phones, the marketplace between them, and the money. `of` is where it begins. */
export function Playground({of}: {readonly of: string}): ReactNode {
  const {stage, problem} = useStage(of);
  const [message, setMessage] = useState('');

  const act = useCallback((run: () => Promise<unknown>, done: string) => {
    run().then(
      () => setMessage(done),
      (error: unknown) => setMessage(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  const begin = useCallback(
    (story: Story) => act(() => playUntil(story, 0), sayScene(story, 0)),
    [act],
  );

  if (!stage) return <p role="status">{problem ?? 'Getting the trade ready…'}</p>;
  const {trade, rows, played} = stage;
  const offer = (deeds: readonly Deed[], text: string) =>
    act(() => withSandbox((engine) => perform(engine, deeds, 'play')), `${text}.`);
  return (
    <section ref={takeRoom} className={styles.playground} aria-label="Play a trade">
      <Stories
        played={played}
        onBegin={begin}
        onNext={({story, index}) =>
          act(() => playScene(story, index + 1), sayScene(story, index + 1))
        }
        onBack={({story, index}) => act(undo, `Back: ${sayScene(story, index - 1)}`)}
      />
      <p role="status" className={styles.message}>
        {message}
      </p>
      <div className={styles.stage}>
        <Phone party="payer" trade={trade} onOffer={offer} />
        <Stream trade={trade} rows={rows} />
        <Phone party="payee" trade={trade} onOffer={offer} />
      </div>
      <Others onTake={(step, label) => act(() => takeStep(step), `${label}.`)} />
      <Money stage={stage} />
    </section>
  );
}

/** The page around it makes room. */
function takeRoom(playground: HTMLElement | null): () => void {
  const around = [document.documentElement, playground?.closest('figure')];
  around.forEach((each) => each?.setAttribute('data-playing', ''));
  return () => around.forEach((each) => each?.removeAttribute('data-playing'));
}

function sayScene({scenes}: Story, index: number): string {
  const scene = scenes[index];
  return scene ? `${scene.title}. ${scene.say}` : '';
}

function playScene(story: Story, index: number): Promise<void> {
  const deeds = story.scenes[index]?.deeds ?? [];
  return withSandbox((engine) => perform(engine, deeds, nameScene(story, index)));
}

/** From the beginning, as one press. */
function playUntil(story: Story, last: number): Promise<void> {
  return withSandbox(async (engine) => {
    for (const [index, {deeds}] of story.scenes.slice(0, last + 1).entries()) {
      await perform(engine, deeds, nameScene(story, index));
    }
  });
}

/** The reader's trade as it stands; where there is none that goes on, one is begun. */
function useStage(of: string) {
  const {notebook} = useSession();
  const [stage, setStage] = useState<Stage>();
  const [problem, setProblem] = useState<string>();
  const steps = notebook?.steps ?? [];
  const now = JSON.stringify([steps.length, steps.at(-1)]);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = await readStage();
      if (isCurrent) setStage(found);
      return found;
    };
    const readOrBegin = async () => {
      const found = await read();
      const beginning = findScene(`play/${of}`);
      if (found || !beginning) return;
      await playUntil(beginning.story, beginning.index);
      await read();
    };
    readOrBegin().catch((error: unknown) => setProblem(String(error)));
    return () => {
      isCurrent = false;
    };
  }, [of, now]);
  return {stage, problem};
}
