import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinOf} from '@site/routes';
import {PageActions} from '@symblepay/reference/text/PageActions';
import type {ReactNode} from 'react';

/** Every guide has a Markdown twin (plugins/built-pages/markdown-twins). */
export default function GuideActions(): ReactNode {
  return <PageActions markdown={twinOf(useDoc().metadata.permalink)} />;
}
