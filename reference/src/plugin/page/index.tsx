import type {ComponentType} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import type {TryItSettings} from '../../form/TryIt';
import type {Model} from '../../model/model';
import {spyOnScroll} from '../../page/behaviours/scroll-spy';
import type {WaitingProps} from '../../page/KeptMarkup';
import {KeptMarkup} from '../../page/KeptMarkup';
import {TryItIslands} from './try-it-islands';

export type {TryItSettings};

/** What the plugin gives to the page: the body itself, or in a browser the ways to load it. */
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

/** The reference as a page of the site. */
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

/** As the theme shows any route that is loading. */
function Waiting({error, retry}: WaitingProps) {
  return <Loading error={error} retry={retry} isLoading={!error} pastDelay timedOut={false} />;
}
