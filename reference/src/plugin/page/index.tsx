import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import type {ComponentType} from 'react';
import type {Model} from '../../model/model';
import type {WaitingProps} from '../../page/KeptMarkup';
import {KeptMarkup} from '../../page/KeptMarkup';
import type {TryItSettings} from '../../form/TryIt';
import {spyOnScroll} from '../../page/behaviours/scroll-spy';
import {TryItIslands} from './try-it-islands';

export type {TryItSettings};

/** What the plugin gives to the page: the body itself on the server, ways to it in a browser. */
type PageContent = {
  readonly title: string;
  readonly description: string;
  readonly Body?: ComponentType;
  readonly anchors?: readonly string[];
  readonly loadBody?: () => Promise<ComponentType>;
  readonly loadModel?: () => Promise<Model>;
};

export type ReferencePageProps = {
  readonly content: PageContent;
  /** How "Try it" sends; the plugin's option `tryIt` shows its buttons. */
  readonly tryIt?: TryItSettings;
};

/** The page of the reference inside the site's layout. */
export default function ReferencePage({content, tryIt}: ReferencePageProps) {
  const {title, description, anchors = [], Body, loadBody, loadModel} = content;
  const brokenLinks = useBrokenLinks();
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);
  return (
    <Layout title={title} description={description}>
      <main data-reference="">
        <KeptMarkup
          atBuild={Body}
          load={loadBody}
          render={(Whole) => <Whole />}
          watch={spyOnScroll}
          Waiting={Waiting}
        />
      </main>
      {tryIt && loadModel && <TryItIslands settings={tryIt} loadModel={loadModel} />}
    </Layout>
  );
}

/** As the theme shows any route that loads. */
function Waiting({error, retry}: WaitingProps) {
  return <Loading error={error} retry={retry} isLoading={!error} pastDelay timedOut={false} />;
}
