import type {TradeUser} from '@symblepay/openapi/types';
import {IslandButton} from '@symblepay/reference/code/IslandButton';
import {MethodBadge} from '@symblepay/reference/page/MethodBadge';
import {BreakablePath} from '@symblepay/reference/text/BreakablePath';
import type {ReactNode} from 'react';
import type {Party, ExecutedProps} from '../Executed/executed';
import {findCall, findTrade} from '../Executed/find-call';
import {formatMoment} from '@symblepay/sandbox/format-moment';
import {firstNameOf, initialsOf} from '../../../people';
import {amountForPeople} from '../Executed/for-people';
import {cutIds} from '../../../recording/ids';
import styles from './styles.module.css';

type TradeViewProps = ExecutedProps & {
  /** The story and the scene that it begins with when it is played. */
  readonly play: string;
};

/** A trade that is paid for: both users' view of it, the money between them, and the call it comes from. */
export function TradeView({play, ...props}: TradeViewProps): ReactNode {
  const {method, path, status} = findCall(props);
  const {title, price, payer, payee, phases} = findTrade(props);
  return (
    <figure className={styles.trade}>
      <figcaption className={styles.head}>
        <span>
          {title} · {amountForPeople(price)}
        </span>
        <IslandButton island="play" of={play} text="Play" about={title} />
      </figcaption>
      <div data-recorded="">
        <ul className={styles.users}>
          <UserCard party="payer" user={payer} />
          <UserCard party="payee" user={payee} />
        </ul>
        <dl className={styles.money}>
          <Account name={firstNameOf(payer.name ?? '')} amount={0} />
          <Account name="held in escrow" amount={phases.contract.amount ?? 0} isEscrow />
          <Account name={firstNameOf(payee.name ?? '')} amount={phases.finished?.amount ?? 0} />
        </dl>
        <p className={styles.call}>
          <MethodBadge method={method} />{' '}
          <code className={styles.path}>
            <BreakablePath path={cutIds(path)} />
          </code>{' '}
          <span className={styles.status}>{status}</span>
        </p>
      </div>
    </figure>
  );
}

type UserCardProps = {readonly party: Party; readonly user: TradeUser};

function UserCard({party, user}: UserCardProps): ReactNode {
  const {title, description, deadline, deadlineDescription, actions, hasPendingAction} =
    user.status;
  return (
    <li className={styles.user} data-turn={hasPendingAction}>
      <p className={styles.who}>
        <span className={styles.initials} aria-hidden="true">
          {user.name && initialsOf(user.name)}
        </span>{' '}
        <strong>{firstNameOf(user.name ?? '')}</strong>{' '}
        <span className={styles.role}>
          {party}
          {hasPendingAction && ' · their turn'}
        </span>
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{description}</p>
      {hasPendingAction && deadline && (
        <p className={styles.text}>
          Until <time dateTime={deadline}>{formatMoment(deadline)}</time>. {deadlineDescription}
        </p>
      )}
      {hasPendingAction && <span className={styles.action}>{actions[0]?.text}</span>}
    </li>
  );
}

type AccountProps = {
  readonly name: string;
  readonly amount: number;
  readonly isEscrow?: boolean;
};

function Account({name, amount, isEscrow = false}: AccountProps): ReactNode {
  return (
    <div className={styles.account} data-escrow={isEscrow}>
      <dt className={styles.holder}>{name}</dt>
      <dd className={styles.amount}>{amountForPeople(amount)}</dd>
    </div>
  );
}
