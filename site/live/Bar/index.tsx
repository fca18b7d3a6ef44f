import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';
import {useState} from 'react';
import {formatMoment} from '@symblepay/sandbox/format-moment';
import {
  closeHostedPage,
  readSession,
  replaceSteps,
  settledSteps,
  takeStep,
  undo,
  useSession,
} from '../session';
import type {Notebook} from '../notebook';
import {Shared} from '../Shared';
import {makeShareLink} from '../share';
import {keepFocus} from '../keep-focus';
import {makeRoom} from './make-room';
import {SkipLink} from './skip-link';
import styles from './styles.module.css';

/** All that a page shows of the sandbox by itself; examples and forms show the rest. */
export function Bar(): ReactNode {
  const {notebook, problem, page} = useSession();
  return (
    <>
      {(notebook ?? problem) !== undefined && (
        <Line notebook={notebook ?? empty} problem={problem} />
      )}
      {page !== undefined && (
        <Loaded load={loadHostedPage} waiting="">
          {({HostedPage}) => <HostedPage key={page} url={page} onClose={closeHostedPage} />}
        </Loaded>
      )}
      <Shared />
    </>
  );
}

const barId = 'your-sandbox';
const linkId = 'shared-sandbox';
const empty: Notebook = {steps: [], marks: [], shown: {clock: '', events: [], calls: []}};

type LineProps = {readonly notebook: Notebook; readonly problem: string | undefined};

/** Says that a sandbox runs and how the reader's trade stands, and lets everybody else act. */
function Line({notebook, problem}: LineProps): ReactNode {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isExplained, setIsExplained] = useState(false);
  const [message, setMessage] = useState({text: '', after: -1});
  const [link, setLink] = useState<string>();
  const {shown, steps, marks, before} = notebook;
  const {trade, clock, events} = shown;

  const run = (act: () => Promise<unknown>, done: string) => () => {
    // What is said is about this moment: the next step, wherever it is taken, ends it.
    const say = (text: string) =>
      setMessage({text, after: readSession().notebook?.steps.length ?? 0});
    act().then(
      () => say(done),
      (error: unknown) => say(error instanceof Error ? error.message : String(error)),
    );
  };

  const share = async () => {
    const made = await makeShareLink(await settledSteps());
    setLink(made);
    await navigator.clipboard.writeText(made);
    setLink(undefined);
  };

  return (
    <aside
      id={barId}
      ref={attach}
      className={styles.bar}
      aria-label="Sandbox"
      data-unfolded={isUnfolded}
    >
      <SkipLink to={barId} />
      {isExplained && (
        <Loaded load={loadAbout} waiting="Loading…">
          {({About}) => <About />}
        </Loaded>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.line}>
        <p className={styles.trade}>
          {trade ? (
            <>
              <span className={styles.label}>
                {trade.isExample ? 'Example trade' : 'Your trade'}
              </span>{' '}
              <strong>{trade.title}</strong>
              <span className={styles.label}> · {trade.state}</span>
            </>
          ) : (
            'No trade of yours yet'
          )}
        </p>
        <button
          type="button"
          className={styles.handle}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          Sandbox
        </button>
        <div className={styles.rest}>
          <p className={styles.clock}>
            <span className={styles.label}>Clock</span>{' '}
            {clock !== '' && <time dateTime={clock}>{formatMoment(clock)}</time>}
          </p>
          {events.map(({label, step}) => (
            <button
              key={label}
              type="button"
              className="button"
              onClick={run(() => takeStep(step), `${label}.`)}
            >
              {label}
            </button>
          ))}
          <span className={styles.own}>
            <button
              type="button"
              disabled={marks.length === 0 && before === undefined}
              onClick={run(() => undo(), 'Undone.')}
            >
              Undo
            </button>
            <button
              type="button"
              disabled={steps.length === 0}
              onClick={run(() => replaceSteps([]), 'The sandbox is back to its start.')}
            >
              Reset
            </button>
            <button
              type="button"
              disabled={steps.length === 0}
              onClick={run(share, 'Link to this sandbox copied.')}
            >
              Share
            </button>
            <button
              type="button"
              aria-expanded={isExplained}
              onClick={() => setIsExplained(!isExplained)}
            >
              About
            </button>
          </span>
        </div>
      </div>
      <p role="status" className={styles.message}>
        {message.after === steps.length && message.text}
      </p>
      {link !== undefined && (
        <p className={styles.link}>
          <label htmlFor={linkId}>Your browser blocked the copy. Copy the link:</label>{' '}
          <input id={linkId} readOnly value={link} onFocus={({target}) => target.select()} />
        </p>
      )}
    </aside>
  );
}

function attach(bar: HTMLElement | null): () => void {
  const detach = [makeRoom(bar), keepFocus(bar)];
  return () => detach.forEach((each) => each?.());
}

const loadAbout = () => import('../About');
const loadHostedPage = () => import('../HostedPage');
