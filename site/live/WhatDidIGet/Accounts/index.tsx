import type {ReactNode} from 'react';
import type {AccountReport} from '../../recognise/check-account';
import styles from './styles.module.css';

/** Why an account number is refused, rule by rule. */
export function Accounts({accounts}: {readonly accounts: readonly AccountReport[]}): ReactNode {
  if (accounts.length === 0) return null;
  return (
    <>
      <h3>{accounts.length === 1 ? 'Account number' : 'Account numbers'}</h3>
      <ul className={styles.accounts} aria-label="Account numbers">
        {accounts.map(({given, form, faults, advice}) => (
          <li key={given}>
            <p>
              <code>{given}</code> {form}, {faults.length === 0 ? 'accepted' : 'refused'}
            </p>
            {faults.length > 0 && (
              <dl>
                {faults.map(({rule, sentence}) => (
                  <div key={`${rule} ${sentence}`}>
                    <dt>{rule}</dt>
                    <dd>{sentence}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p>{advice}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
