import type {ComponentType} from 'react';
import {useEffect, useRef} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Kept from '@theme/Kept';
import Layout from '@theme/Layout';
import type {TryItSettings} from '../../form/TryIt';
import type {Model} from '../../model/model';
import {spyOnScroll} from '../../page/behaviours/scroll-spy';
import type {About} from '../modules';
import {TryItIsland} from './try-it-island';

export type {Prefill} from '../../request/values';
export type {SubjectProps} from '../../form/TryIt';
export type {TryItSettings};

export type ReferencePageProps = {
  readonly content: ComponentType & About;
  readonly loadModel: () => Promise<Model>;
  /** How "Try it" sends; the plugin's option `tryIt` shows its buttons. */
  readonly tryIt?: TryItSettings;
};

/** The reference as a page of the site. */
export default function ReferencePage({content, loadModel, tryIt}: ReferencePageProps) {
  const {title, description, anchors = []} = content;
  const brokenLinks = useBrokenLinks();
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? spyOnScroll(main.current) : undefined), []);
  const Body = content;
  return (
    <Layout title={title} description={description}>
      <main ref={main} data-reference="">
        <Kept
          data={{title, description}}
          islands={
            tryIt && {
              'try-it': (id) => <TryItIsland id={id} settings={tryIt} loadModel={loadModel} />,
            }
          }
        >
          <Body />
        </Kept>
      </main>
    </Layout>
  );
}
