import files from '@generated/download-files/default/files.json';
import {listSums} from '@site/plugins/download-files/list-sums';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/** What the file SHA256SUMS holds. */
export function FileSums(): ReactNode {
  return <CodeBlock title="SHA256SUMS">{listSums(files)}</CodeBlock>;
}
