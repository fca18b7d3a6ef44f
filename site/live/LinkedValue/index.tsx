import {kebabCase} from '@symblepay/reference/anchors';
import type {ValueProps} from '@symblepay/reference/code/CodeBlock';
import type {ReactNode} from 'react';
import {routes} from '../../routes';
import {openCall} from '../open-call';
import {askForm, openHostedPage} from '../session';
import styles from './styles.module.css';

/** The calls that read what an id names. */
const readers: ReadonlyMap<string, {readonly call: string; readonly title: string}> = new Map([
  ['tradeId', {call: kebabCase('getTrade'), title: 'Get this trade'}],
  ['marketplaceUserId', {call: kebabCase('getUser'), title: 'Get this user'}],
]);

/** A value of a response that leads somewhere: to a hosted page, or to what it is the id of. */
export function LinkedValue({field, value, children}: ValueProps): ReactNode {
  if (field === 'redirectUrl') {
    return (
      <button
        type="button"
        className={`${styles.link} ${styles.page}`}
        title="Open this page"
        onClick={() => openHostedPage(value)}
      >
        {children}
      </button>
    );
  }
  const reader = readers.get(field);
  if (!reader) return children;
  const {call, title} = reader;
  return (
    <a
      href={`${routes.reference}#${call}`}
      className={styles.link}
      title={title}
      onClick={() => {
        askForm({call, path: {[field]: value}});
        openCall(call);
      }}
    >
      {children}
    </a>
  );
}
