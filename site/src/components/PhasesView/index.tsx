import type {Trade} from '@symblepay/openapi/types';
import type {ReactNode} from 'react';
import type {ViewProps} from '../Executed/executed';
import {findTrade} from '../Executed/find-call';
import styles from './styles.module.css';

const phases = [
  {name: 'contract', title: 'Contract', money: pay},
  {name: 'delivery', title: 'Delivery', money: () => 'money in escrow'},
  {name: 'return', title: 'Return', money: () => 'money in escrow'},
  {name: 'finished', title: 'Finished', money: outcome},
] as const;

/** Which phases a trade has been through, and where the money is in each. */
export function PhasesView(props: ViewProps): ReactNode {
  const trade = findTrade(props);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{props.scenario.title}</figcaption>
      <ol className={styles.phases}>
        {phases
          .filter(({name}) => wasReached(trade, name))
          .map(({name, title, money}) => (
            <li key={name} className={styles.phase}>
              <strong>{title}</strong>
              <span className={styles.money}>{money(trade)}</span>
            </li>
          ))}
      </ol>
    </figure>
  );
}

function wasReached({phases: reached}: Trade, name: (typeof phases)[number]['name']): boolean {
  return Object.values(reached[name] ?? {}).some(Boolean);
}

function pay({phases: {contract}}: Trade): string {
  return contract.paid ? 'money goes into escrow' : 'money with the payer';
}

function outcome({phases: {finished}}: Trade): string {
  if (finished?.succeeded) return 'money to the payee';
  return finished?.released ? 'money back to the payer' : 'no money was paid';
}
