import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the sandbox assumes where the API is not documented; it loads with the sandbox. */
export function AssumptionList(): ReactNode {
  const [assumptions, setAssumptions] = useState<readonly string[]>([]);
  useEffect(() => {
    void import('@symblepay/sandbox/browser').then(({ASSUMPTIONS}) => setAssumptions(ASSUMPTIONS));
  }, []);
  return (
    <details>
      <summary>What it assumes ({assumptions.length})</summary>
      <ul className={styles.list}>
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </details>
  );
}
