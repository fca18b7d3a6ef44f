import Kept from '@theme/Kept';
import Layout from '@theme/Layout';
import type {ComponentType, ReactNode} from 'react';
// Browsers have the markup of the content without the code that made it, so its styles are named here.
import './styles.module.css';
import '../GuideMap/styles.module.css';
import '../IntegrationTasks/styles.module.css';

type HomePageProps = {readonly content: ComponentType};

export default function HomePage({content: Content}: HomePageProps): ReactNode {
  return (
    <Layout description="Guides and an interactive API reference for marketplaces that hold a payer's money in escrow until delivery is approved.">
      <main>
        <Kept data={{}}>
          <Content />
        </Kept>
      </main>
    </Layout>
  );
}
