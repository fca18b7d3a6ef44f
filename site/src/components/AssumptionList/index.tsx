import type {UsedAssumption} from '@symblepay/sandbox/browser';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the sandbox assumes where the API is not documented; it loads with the sandbox. */
export function AssumptionList(): ReactNode {
  const [assumptions, setAssumptions] = useState<readonly UsedAssumption[]>([]);
  useEffect(() => {
    void import('@symblepay/sandbox/browser')
      .then(({loadAssumptions}) => loadAssumptions())
      .then(setAssumptions);
  }, []);
  return (
    <details>
      <summary>What it assumes ({assumptions.length})</summary>
      <ul className={styles.list}>
        {assumptions.map(({id, statement}) => (
          <li key={id}>{statement.replaceAll('`', '')}</li>
        ))}
      </ul>
    </details>
  );
}
