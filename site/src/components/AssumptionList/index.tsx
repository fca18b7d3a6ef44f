import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReactNode} from 'react';
import {useState} from 'react';
import styles from './styles.module.css';

async function loadAssumptions() {
  const sandbox = await import('@symblepay/sandbox/browser');
  return sandbox.loadAssumptions();
}

/** What the sandbox assumes where the API is not documented; loaded for whoever asks. */
export function AssumptionList(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>What it assumes</summary>
      {isOpen && (
        <Loaded load={loadAssumptions} waiting="Loading what it assumes…">
          {(assumptions) => (
            <ul className={styles.list}>
              {assumptions.map(({id, statement}) => (
                <li key={id}>{statement.replaceAll('`', '')}</li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  );
}
