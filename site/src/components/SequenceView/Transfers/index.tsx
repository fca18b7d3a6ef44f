import type {ReactNode} from 'react';
import {amountForPeople} from '../../Executed/for-people';
import type {Transfer} from '../follow-escrow';
import styles from './styles.module.css';

const receivers: Readonly<Record<Transfer['to'], string>> = {
  escrow: 'into escrow',
  payer: 'to the payer',
  payee: 'to the payee',
  prioritizedPayees: 'to prioritized payees',
  fees: 'fees',
};

type TransfersProps = {readonly transfers: readonly Transfer[]};

/** The money that a step brings into escrow or takes out of it. */
export function Transfers({transfers}: TransfersProps): ReactNode {
  return (
    <span className={styles.transfers}>
      {transfers.map(({to, amount}) => (
        <span key={to} className={styles.transfer} data-to={to}>
          {' '}
          <b className={styles.amount}>{amountForPeople(amount)}</b> {receivers[to]}
        </span>
      ))}
    </span>
  );
}
