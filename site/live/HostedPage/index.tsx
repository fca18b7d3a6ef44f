import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';
import {Fragment, useEffect, useRef, useState} from 'react';
import {cutIds} from '../../recording/ids';
import {choiceStep} from '../control-step';
import type {Engine} from '../engine';
import {openSandbox, takeStep, useSession} from '../session';
import {HostedPageChoice} from './choice';
import styles from './styles.module.css';

type HostedPageProps = {readonly url: string; readonly onClose: () => void};

/** The page that a redirectUrl leads to, as its user sees it: in a window of a browser. */
export function HostedPage({url, onClose}: HostedPageProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="hosted-page" onClose={onClose}>
      <div className={styles.head}>
        <span className={styles.address}>{addressForPeople(url)}</span>
        <button type="button" className={styles.close} aria-label="Close the page" onClick={close}>
          ×
        </button>
      </div>
      <Loaded load={openSandbox} waiting="Loading the page…">
        {(engine) => <Content engine={engine} url={url} onLeave={close} />}
      </Loaded>
    </dialog>
  );
}

type ContentProps = {readonly engine: Engine; readonly url: string; readonly onLeave: () => void};

function Content({engine, url, onLeave}: ContentProps): ReactNode {
  // Rendered again whenever something happens in the sandbox, here or in another tab.
  useSession();
  const [left, setLeft] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const page = engine.sandbox.control.openPage(url);

  async function choose(choice: string, fields: Readonly<Record<string, string>>) {
    const response = await takeStep(choiceStep(url, {choice, ...fields}));
    const location = response.headers.get('location');
    if (response.status >= 400) setOutcome('The page rejected this choice.');
    else if (location !== null && URL.canParse(location)) setLeft(location);
    else setOutcome('Done.');
  }

  if (left !== undefined) {
    return (
      <>
        <h2 id="hosted-page">Back at the marketplace</h2>
        <p role="status">
          The browser goes to <code>{left}</code>
        </p>
        <button type="button" className="button button--primary" autoFocus onClick={onLeave}>
          Back to the documentation
        </button>
      </>
    );
  }
  return (
    <>
      <h2 id="hosted-page">{page.title}</h2>
      {page.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <dl className={styles.facts}>
        {page.facts.map(({label, value}, index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {page.timeline && (
        <ol className={styles.timeline} aria-label="Timeline">
          {page.timeline.map(({title, when, state}, index) => (
            <li key={index} data-state={state}>
              <span>{title}</span> <time>{when ?? 'to come'}</time>
            </li>
          ))}
        </ol>
      )}
      {page.choices.map((choice) => (
        <HostedPageChoice key={choice.id} choice={choice} onChoose={choose} />
      ))}
      {page.backUrl !== undefined && (
        <button type="button" className="button" onClick={() => setLeft(page.backUrl)}>
          Back to the marketplace
        </button>
      )}
      <p role="status">{outcome}</p>
      <p className={styles.note}>{page.note}</p>
    </>
  );
}

function addressForPeople(url: string): string {
  const {host, pathname} = new URL(url);
  return host + cutIds(pathname);
}
