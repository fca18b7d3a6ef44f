import {posix} from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {routes, twinOf} from '../../../routes';
import type {DownloadFile} from '../../download-files/files';
import type {ReferenceMarkdown} from '@symblepay/reference/plugin';
import type {Twin} from './to-markdown';

type Listed = Pick<Twin, 'title' | 'description'> & {readonly path: string};

type ListedFile = Pick<DownloadFile, 'path' | 'use'>;

type ListedCall = Pick<ReferenceMarkdown['calls'][number], 'id' | 'title' | 'description'>;

/** The list of all texts for tools, in the form that llmstxt.org describes. */
export function writeIndex(
  {title, tagline, url}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>,
  pages: readonly Listed[],
  reference: Pick<Listed, 'title' | 'description'> & {readonly calls: readonly ListedCall[]},
  files: readonly ListedFile[],
): string {
  const line = (each: Listed) => `- [${each.title}](${url}${each.path}): ${each.description}`;
  const calls = reference.calls.map((call) => ({
    ...call,
    path: `${routes.reference}/${call.id}.md`,
  }));
  return `# ${title}

> ${tagline}. Guides and reference of a REST API; what it does not document is marked as an assumption.

Everything in one file: ${url}/llms-full.txt

Requests are in curl in these texts; the pages that they are made from have them in other languages too.

## Guides

${pages.map(line).join('\n')}

## Reference

${[{...reference, path: twinOf(routes.reference)}, ...calls].map(line).join('\n')}

## Files

${files.map(({path, use}) => line({title: posix.basename(path), path, description: use})).join('\n')}
`;
}
