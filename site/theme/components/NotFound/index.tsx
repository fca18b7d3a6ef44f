import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

/** Replaces the classic page, which has no description of its own. */
export default function NotFound(): ReactNode {
  return (
    <Layout
      title="Page not found"
      description="No page has this address: the nearest ones, and where to begin."
    >
      <NotFoundContent />
    </Layout>
  );
}
