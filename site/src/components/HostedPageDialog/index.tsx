import type {BrowserSandbox, HostedPage} from '@symblepay/sandbox/browser';
import type {ReactNode} from 'react';
import {Fragment, useEffect, useRef, useState} from 'react';
import {pathForPeople} from '../Executed/for-people';
import {HostedPageChoice} from './choice';
import styles from './styles.module.css';

type HostedPageDialogProps = {
  readonly sandbox: BrowserSandbox;
  readonly url: string;
  /** Told whether there is nothing left to do on the page. */
  readonly onClose: (isOver: boolean) => void;
};

/** The page that a redirectUrl leads to, with the choices a user has there. */
export function HostedPageDialog({sandbox, url, onClose}: HostedPageDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [page, setPage] = useState<HostedPage>(() => sandbox.control.openPage(url));
  const [outcome, setOutcome] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  async function choose(choice: string, fields: Readonly<Record<string, string>>) {
    try {
      const {returnTo} = await sandbox.control.choose(url, choice, fields);
      if (returnTo === null) {
        setOutcome('Done.');
        setPage(sandbox.control.openPage(url));
      } else {
        // The user has left the page: its link is used up, so there is nothing left to choose.
        setOutcome(`Done. The browser goes back to ${returnTo}`);
        setPage({...page, choices: []});
      }
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error));
    }
  }

  // The link is used up. A status page always leaves the way back open.
  const isOver = page.choices.length === 0 && page.backUrl === undefined;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="hosted-page"
      onClose={() => onClose(isOver)}
    >
      <div className={styles.head}>
        <span className={styles.address}>{addressForPeople(url)}</span>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
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
      {page.choices.map((choice) => (
        <HostedPageChoice key={choice.id} choice={choice} onChoose={choose} />
      ))}
      {page.backUrl !== undefined && (
        // Not a link: it would leave the sandbox for a marketplace that is only an example.
        <p className={styles.back}>Back to the marketplace: {page.backUrl}</p>
      )}
      <p role="status">{outcome}</p>
      <p className={styles.note}>{page.note}</p>
    </dialog>
  );
}

function addressForPeople(url: string): string {
  const {host, pathname} = new URL(url);
  return host + pathForPeople(pathname);
}
