import {useHistory} from '@docusaurus/router';
import type {ValueProps} from '@symblepay/reference/code/CodeBlock';
import type {ReactNode} from 'react';
import {routes} from '../../routes';
import {openCall} from '../open-call';
import {askForm, openHostedPage} from '../session';
import styles from './styles.module.css';

/** What an id is good for: the call, and its parameter that takes the id. */
type Use = {readonly call: string; readonly parameter: string; readonly title: string};

const uses: ReadonlyMap<string, Use> = new Map([
  ['tradeId', {call: 'get-trade', parameter: 'tradeId', title: 'Get this trade'}],
  ['createdBy', {call: 'get-user', parameter: 'marketplaceUserId', title: 'Get this user'}],
  [
    'externalId',
    {call: 'create-payment-link', parameter: 'paymentId', title: 'Create a link to this payment'},
  ],
]);

/** A value of a response that leads somewhere: to a hosted page, or to what it is the id of. */
export function LinkedValue({field, value, children}: ValueProps): ReactNode {
  const history = useHistory();
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
  const use = uses.get(field);
  if (!use) return children;
  const {call, parameter, title} = use;
  const target = `${routes.reference}#${call}`;
  return (
    <a
      href={target}
      className={styles.link}
      title={title}
      onClick={(event) => {
        event.preventDefault();
        history.push(target);
        askForm({call, path: {[parameter]: value}});
        openCall(call);
      }}
    >
      {children}
    </a>
  );
}
