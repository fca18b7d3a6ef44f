import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageActions from '@theme/PageActions';
import type {ReactNode} from 'react';

/** A guide's text, below the title from its front matter if the text has none. */
export default function Rendered({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          <PageActions />
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </>
  );
}
