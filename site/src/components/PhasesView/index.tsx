import type {Phases} from '@symblepay/openapi/types';
import type {ReactNode} from 'react';
import {amountForPeople} from '../Executed/for-people';
import {arrangePhases} from './arrange-phases';
import styles from './styles.module.css';

const titles: Readonly<Record<keyof Phases, string>> = {
  contract: 'Contract',
  delivery: 'Delivery',
  return: 'Return',
  finished: 'Finished',
};

type PhasesViewProps = {readonly phases: Phases};

/** Which phases a trade has been through, and where the money is in each. */
export function PhasesView({phases}: PhasesViewProps): ReactNode {
  const {amount} = phases.contract;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>The phases of the trade</figcaption>
      <ol className={styles.phases}>
        {arrangePhases(phases).map(({phase, text, isHeld}) => (
          <li key={phase} className={styles.phase} data-held={isHeld}>
            <b className={styles.name}>{titles[phase]}</b>{' '}
            <span className={styles.text}>{text}</span>{' '}
            {isHeld !== 'never' && amount !== undefined && (
              <span className={styles.amount}>
                <span className="visually-hidden">with </span>
                {amountForPeople(amount)} in escrow
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
