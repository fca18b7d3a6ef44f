import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Kept from '@theme/Kept';
import type {ReactNode} from 'react';
import Rendered from './rendered';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <Kept className={`${ThemeClassNames.docs.docMarkdown} markdown`} data={useDoc()}>
      <Rendered>{children}</Rendered>
    </Kept>
  );
}
