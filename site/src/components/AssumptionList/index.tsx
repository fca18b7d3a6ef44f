import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

async function loadAssumptions() {
  const sandbox = await import('@symblepay/sandbox/browser');
  return sandbox.loadAssumptions();
}

/** What the sandbox assumes where the API is not documented; it loads with the sandbox. */
export function AssumptionList(): ReactNode {
  return (
    <Loaded load={loadAssumptions} waiting="Loading what it assumes…">
      {(assumptions) => (
        <details>
          <summary>What it assumes ({assumptions.length})</summary>
          <ul className={styles.list}>
            {assumptions.map(({id, statement}) => (
              <li key={id}>{statement.replaceAll('`', '')}</li>
            ))}
          </ul>
        </details>
      )}
    </Loaded>
  );
}
