import Link from '@docusaurus/Link';
import {routes} from '../../routes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {EscrowFlow} from '../components/EscrowFlow';
import {WaysIn} from '../components/WaysIn';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout description="Guides and an interactive API reference for marketplaces that hold a payer's money in escrow until delivery is approved.">
      <main className={styles.main}>
        <header className={styles.hero}>
          <Heading as="h1" className={styles.title}>
            Escrow payments for your marketplace
          </Heading>
          <p className={styles.lead}>
            Two people trade an item. The money waits in escrow until the payer approves the
            delivery. You integrate it with one REST API.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to={routes.start}>
              Get started
            </Link>
            <Link className="button button--secondary button--lg" to={routes.reference}>
              API reference
            </Link>
          </p>
        </header>
        <section aria-labelledby="how">
          <Heading as="h2" id="how">
            What escrow does for a trade
          </Heading>
          <EscrowFlow />
        </section>
        <section aria-labelledby="ways-in">
          <Heading as="h2" id="ways-in">
            Three ways in
          </Heading>
          <WaysIn />
        </section>
      </main>
    </Layout>
  );
}
