import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinOf} from '@site/routes';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

/** Swizzled to name the page's Markdown twin to tools that look for it. */
export default function DocItemMetadata(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={twinOf(permalink)} />
      </Head>
    </>
  );
}
