import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import type {PageContent} from './content';
import {StaticBody} from './static-body';

export type ReferencePageProps = {
  readonly content: PageContent;
};

/** The page of the reference inside the site's layout. */
export default function ReferencePage({content}: ReferencePageProps) {
  const brokenLinks = useBrokenLinks();
  for (const anchor of content.anchors ?? []) brokenLinks.collectAnchor(anchor);
  return (
    <Layout
      title={content.title}
      description={content.description}
      wrapperClassName="reference-page"
    >
      <StaticBody content={content} />
    </Layout>
  );
}
