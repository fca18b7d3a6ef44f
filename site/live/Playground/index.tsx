import type {ReactNode} from 'react';
import {useState} from 'react';
import {readSession, takeStep, withSandbox} from '../session';
import type {Deed} from './deeds';
import {perform} from './deeds';
import {Money} from './money-view';
import {Others} from './others';
import {Phone} from './phone';
import {goBack, playNext, playUntil, returnToStory} from './play-story';
import type {Story} from './stories';
import {findScene, isNext, sayScene} from './played';
import {Stories} from './stories-view';
import {Stream} from './stream-view';
import styles from './styles.module.css';
import {useStage} from './use-stage';

/** Both users' phones, the marketplace between them, and the money. `of` is where it begins. */
export function Playground({of}: {readonly of: string}): ReactNode {
  const {stage, isOpen, problem} = useStage(of);
  const [told, setTold] = useState({text: '', after: -1});

  const act = (run: () => Promise<unknown>, done: string) => {
    const tell = (text: string) => setTold({text, after: countSteps()});
    run().then(
      () => tell(done),
      (error: unknown) => tell(error instanceof Error ? error.message : String(error)),
    );
  };

  if (!isOpen) return <p role="status">{problem ?? 'Getting the trade ready…'}</p>;
  const {played} = stage ?? {};
  const begin = (story: Story, last = 0) => act(() => playUntil(story, last), '');
  const offer = (deeds: readonly Deed[], text: string) => {
    if (!stage) return;
    if (played && isNext(played, deeds)) act(() => playNext(played), '');
    else act(() => performAt(stage.moment, deeds), `${text}.`);
  };
  const own = told.after === countSteps() ? told.text : '';
  return (
    <section ref={takeRoom} className={styles.playground} aria-label="Play a trade">
      <Stories
        played={played}
        left={stage?.left}
        beginning={findScene(`play/${of}`)}
        onBegin={begin}
        onNext={(scene) => act(() => playNext(scene), '')}
        onBack={(scene) => act(() => goBack(scene), '')}
        onReturn={() => act(returnToStory, '')}
      />
      <p role="status" className={styles.message}>
        {own === '' && played ? sayScene(played) : own}
      </p>
      {stage && (
        <>
          <div className={styles.stage}>
            <Phone party="payer" trade={stage.trade} onOffer={offer} />
            <Stream trade={stage.trade} rows={stage.rows} />
            <Phone party="payee" trade={stage.trade} onOffer={offer} />
          </div>
          <Others onTake={(step, label) => act(() => takeStep(step), `${label}.`)} />
          <Money stage={stage} />
        </>
      )}
    </section>
  );
}

/** Once, however often it is pressed: a phone shows the trade as it was at a moment. */
function performAt(moment: number, deeds: readonly Deed[]): Promise<void> {
  return withSandbox(async (engine) => {
    if (engine.steps.length === moment) await perform(engine, deeds, 'play');
  });
}

function countSteps(): number {
  return readSession().notebook?.steps.length ?? 0;
}

/** The page around it makes room. */
function takeRoom(playground: HTMLElement | null): () => void {
  const around = [document.documentElement, playground?.closest('figure')];
  around.forEach((each) => each?.setAttribute('data-playing', ''));
  return () => around.forEach((each) => each?.removeAttribute('data-playing'));
}
