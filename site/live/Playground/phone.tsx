import type {Trade} from '@symblepay/openapi/types';
import {formatDay, formatMoment} from '@symblepay/sandbox/format-moment';
import {formatKroner, toOere} from '@symblepay/sandbox/money';
import type {ReactNode} from 'react';
import {keepFocus} from '../keep-focus';
import type {Deed, Party} from './deeds';
import {listOffers} from './offers';
import {firstNameOf, initialsOf} from '../../people';
import styles from './styles.module.css';

type PhoneProps = {
  readonly party: Party;
  readonly trade: Trade;
  readonly onOffer: (deeds: readonly Deed[], text: string) => void;
};

/** What one user sees of the trade: all of it comes from the response to Get a trade. */
export function Phone({party, trade, onOffer}: PhoneProps): ReactNode {
  const {name = party, status, timeline} = trade[party];
  const {title, description, deadline, deadlineDescription, actions, hasPendingAction} = status;
  const offers = listOffers(actions, party, trade.phases.return !== undefined);
  return (
    <section
      ref={keepFocus}
      className={styles.phone}
      aria-label={`${name}, the ${party}`}
      data-turn={hasPendingAction}
    >
      <p className={styles.who}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <strong>{firstNameOf(name)}</strong>
        <span className={styles.quiet}>
          {party}
          {hasPendingAction && ' · their turn'}
        </span>
      </p>
      <p className={styles.item}>
        <strong>{trade.title}</strong>
        <span className={styles.quiet}>{formatKroner(toOere(trade.price))}</span>
      </p>
      <p className={styles.status}>{title}</p>
      <p className={styles.text}>
        {description}
        {deadline !== undefined && (
          <>
            {' '}
            Until <time dateTime={deadline}>{formatMoment(deadline)}</time>. {deadlineDescription}
          </>
        )}
      </p>
      <ol className={styles.timeline} aria-label={`Timeline of the ${party}`}>
        {timeline.map(({id, title: milestone, state, date}) => (
          <li key={id} data-state={state}>
            <span>{milestone}</span>
            {date !== undefined && state !== 'Future' && (
              <time dateTime={date}>{formatDay(date)}</time>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.offers}>
        {offers.map(({text, deeds, isQuiet}) => (
          <button
            key={text}
            type="button"
            className={isQuiet ? 'button' : 'button button--primary'}
            onClick={() => onOffer(deeds, text)}
          >
            {text}
          </button>
        ))}
      </p>
    </section>
  );
}
