import {formatKroner} from '@symblepay/sandbox/money';
import type {ReactNode} from 'react';
import {listHoldings} from './money';
import type {Stage} from './stage';
import own from './money.module.css';
import styles from './styles.module.css';

const height = 16;

/** Where the money is: as a picture that moves between steps, and as a table. */
export function Money({stage}: {readonly stage: Stage}): ReactNode {
  const {holdings, total} = listHoldings(stage);
  return (
    <section className={own.money} aria-label="Where the money is">
      <p className={styles.who}>
        <strong>Where the money is</strong>
        <span className={styles.quiet}>
          Total <b>{formatKroner(total)}</b> · the same at every step
        </span>
      </p>
      <p className={styles.quiet}>
        Everyone outside escrow starts with the most this trade can cost them: the payer with the
        price, the fee and the most expensive labels, the insurance with the price.
      </p>
      <svg viewBox={`0 0 ${total} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {holdings.map(({account, amount, begins}) => (
          <rect key={account} data-account={account} x={begins} width={amount} height={height} />
        ))}
      </svg>
      <table className={own.accounts}>
        <caption className={own.caption}>Where the money is</caption>
        <tbody>
          {holdings.map(({account, amount}) => (
            <tr key={account} data-account={account} data-empty={amount === 0}>
              <th scope="row">{account}</th>
              <td>{formatKroner(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
