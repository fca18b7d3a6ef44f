import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';
import type {Engine} from '../engine';
import {openSandbox, useSession} from '../session';
import styles from './styles.module.css';

async function load() {
  const engine = await openSandbox();
  return {engine, assumptions: await engine.loadAssumptions()};
}

/** Where responses come from, what was sent, and what is assumed where the API is not documented. */
export function About(): ReactNode {
  return (
    <section className={styles.about} aria-label="About the sandbox">
      <p>
        The sandbox runs in this browser, on all pages and in all tabs, and nothing leaves it. It
        follows the documented behaviour.
      </p>
      <Loaded load={load} waiting="Loading what it assumes…">
        {({engine, assumptions}) => (
          <>
            <Log engine={engine} />
            <details>
              <summary>What it assumes</summary>
              <ul>
                {assumptions.map(({id, statement}) => (
                  <li key={id}>{statement.replaceAll('`', '')}</li>
                ))}
              </ul>
            </details>
          </>
        )}
      </Loaded>
    </section>
  );
}

const shownRequests = 20;

/** The newest requests. */
function Log({engine}: {readonly engine: Engine}): ReactNode {
  // Rendered again whenever something happens in the sandbox.
  useSession();
  const entries = engine.sandbox.control.listLog().slice(0, shownRequests);
  if (entries.length === 0) return null;
  return (
    <details open>
      <summary>What was sent</summary>
      <ol className={styles.log}>
        {entries.map(({number, method, url, status}) => (
          <li key={number}>
            <code>{`${method} ${new URL(url).pathname}`}</code>{' '}
            <span data-outcome={String(status)[0]}>{status}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
