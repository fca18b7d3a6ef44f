import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import type {TryItSettings} from '../../components/TryIt';
import type {PageContent} from './content';
import {StaticBody} from './static-body';
import {TryItIslands} from './try-it-islands';

export type {TryItSettings};

export type ReferencePageProps = {
  readonly content: PageContent;
  /** How "Try it" sends; the plugin's option `tryIt` shows its buttons. */
  readonly tryIt?: TryItSettings;
};

/** The page of the reference inside the site's layout. */
export default function ReferencePage({content, tryIt}: ReferencePageProps) {
  const {title, description, anchors = [], loadModel} = content;
  const brokenLinks = useBrokenLinks();
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);
  return (
    // The class lets the site leave out what has no place here, such as its search.
    <Layout title={title} description={description} wrapperClassName="reference-page">
      <StaticBody content={content} />
      {tryIt && loadModel && <TryItIslands settings={tryIt} loadModel={loadModel} />}
    </Layout>
  );
}
