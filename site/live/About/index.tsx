import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

async function loadAssumptions() {
  const sandbox = await import('@symblepay/sandbox/browser');
  return sandbox.loadAssumptions();
}

/** Where responses come from, and what the sandbox assumes where the API is not documented. */
export function About(): ReactNode {
  return (
    <section className={styles.about} aria-label="About the sandbox">
      <p>
        The sandbox runs in this browser, on all pages and in all tabs, and nothing leaves it. It is
        a model of the documented behaviour. What it assumes:
      </p>
      <Loaded load={loadAssumptions} waiting="Loading what it assumes…">
        {(assumptions) => (
          <ul className={styles.list}>
            {assumptions.map(({id, statement}) => (
              <li key={id}>{statement.replaceAll('`', '')}</li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
