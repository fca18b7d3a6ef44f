import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

/** Replaces the classic page, which has no description of its own. */
export default function NotFound(): ReactNode {
  return (
    <Layout
      title="Page not found"
      description="There's no page at this URL. See the nearest ones, and where to start."
    >
      <NotFoundContent />
    </Layout>
  );
}
