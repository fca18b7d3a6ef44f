import Link from '@docusaurus/Link';
import {routes, twinOf} from '@site/routes';
import {operationIds} from '@symblepay/openapi/operations';
import {PageActions} from '@symblepay/reference/text/PageActions';
import type {ReactNode} from 'react';
import {ExampleView} from '../ExampleView';
import {writeSamples} from '@site/plugins/executed-examples/write-samples';
import {findCall} from '../Executed/find-call';
import {GuideMap} from '../GuideMap';
import {IntegrationTasks} from '../IntegrationTasks';
import {TradeView} from '../TradeView';
import styles from './styles.module.css';

/** One trade for the whole page: a film camera that is paid for and waits to be handed in. */
const scenario = 'trade-delivered';
const initiate = findCall({scenario, step: 'initiate'});

const figures = [
  {figure: operationIds.length, of: 'calls'},
  {figure: writeSamples(initiate).length, of: 'languages'},
  {figure: 0, of: 'accounts needed to try'},
] as const;

/** What the home page says. Rendered when the site is built. */
export default function HomeContent(): ReactNode {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <header>
          <p className={styles.api}>Marketplace API · v1</p>
          <h1 className={styles.claim}>The money waits until the camera arrives.</h1>
          <p className={styles.lead}>
            Symblepay holds the payer's money in escrow until they approve the delivered item. You
            add it to your marketplace with one REST API, and try all of it in a sandbox first.
          </p>
          <p className={styles.ways}>
            <Link className="button button--primary" to={routes.start}>
              Make your first trade
            </Link>{' '}
            <Link className="button" to={routes.reference}>
              API reference
            </Link>
          </p>
          <ul className={styles.figures}>
            {figures.map(({figure, of}) => (
              <li key={of}>
                <strong>{figure}</strong> {of}
              </li>
            ))}
          </ul>
          <PageActions markdown={twinOf('/')} />
        </header>
        <TradeView scenario={scenario} step="read-label" play="sale/2" />
      </div>
      <section className={styles.request} aria-labelledby="one-request">
        <div>
          <h2 id="one-request">One request</h2>
          <p>
            Someone clicks Buy. Send the item, the price, your fees and the two users: that is a
            trade.
          </p>
          <p>
            The response holds a URL, here a page of the sandbox. Send the payer there to pay into
            escrow, and keep the <code>tradeId</code> to follow the trade.
          </p>
        </div>
        <ExampleView scenario={scenario} step="initiate" />
      </section>
      <section aria-labelledby="three-steps">
        <h2 id="three-steps">Integrate in three steps</h2>
        <IntegrationTasks />
      </section>
      <section aria-labelledby="every-guide">
        <h2 id="every-guide">Every guide</h2>
        <GuideMap />
      </section>
    </div>
  );
}
