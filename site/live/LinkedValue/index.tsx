import {useHistory} from '@docusaurus/router';
import type {ValueProps} from '@symblepay/reference/code/CodeBlock';
import type {ReactNode} from 'react';
import {routes} from '../../routes';
import {openCall} from '../open-call';
import {askForm, openHostedPage} from '../session';
import styles from './styles.module.css';

/** What an id is good for: a call, and the fields that hold the parameters of its path. */
type Use = {
  readonly call: string;
  readonly path: Readonly<Record<string, string>>;
  readonly title: string;
};

const getUser = {call: 'get-user', title: 'Get this user'};
const getBusinessUser: Use = {
  call: 'get-business-user',
  path: {businessId: 'businessId', businessLocationId: 'businessLocationId'},
  title: 'Get this business user',
};

const uses: ReadonlyMap<string, Use> = new Map([
  ['tradeId', {call: 'get-trade', path: {tradeId: 'tradeId'}, title: 'Get this trade'}],
  ['createdBy', {...getUser, path: {marketplaceUserId: 'createdBy'}}],
  ['userId', {...getUser, path: {marketplaceUserId: 'userId'}}],
  ['businessId', getBusinessUser],
  ['businessLocationId', getBusinessUser],
  [
    'externalId',
    {
      call: 'create-payment-link',
      path: {paymentId: 'externalId'},
      title: 'Create a link to this payment',
    },
  ],
]);

/** A value of a response that leads somewhere: to a hosted page, or to what it is the id of. */
export function LinkedValue({field, value, find, children}: ValueProps): ReactNode {
  const history = useHistory();
  if (field === 'redirectUrl') {
    // A button is a box: a long address in it would begin a line, and end with the comma far away.
    return (
      <span
        role="button"
        tabIndex={0}
        className={`${styles.link} ${styles.page}`}
        title="Open this page"
        onClick={() => openHostedPage(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          openHostedPage(value);
        }}
      >
        {children}
      </span>
    );
  }
  const use = uses.get(field);
  if (!use) return children;
  const {call, title} = use;
  const target = `${routes.reference}#${call}`;
  return (
    <a
      href={target}
      className={styles.link}
      title={title}
      onClick={(event) => {
        event.preventDefault();
        history.push(target);
        askForm({
          call,
          path: Object.fromEntries(
            Object.entries(use.path).map(([parameter, name]) => [
              parameter,
              name === field ? value : (find(name) ?? ''),
            ]),
          ),
        });
        openCall(call);
      }}
    >
      {children}
    </a>
  );
}
