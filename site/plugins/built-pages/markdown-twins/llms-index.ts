import type {DocusaurusConfig} from '@docusaurus/types';
import {routes} from '../../../routes';
import type {Twin} from './to-markdown';

/** The list of all texts for tools, in the form that llmstxt.org describes. */
export function writeIndex(
  {title, tagline, url}: DocusaurusConfig,
  twins: readonly (Twin & {readonly path: string})[],
): string {
  const guides = twins.map((twin) => `- [${twin.title}](${url}${twin.path}): ${twin.description}`);
  return `# ${title}

> ${tagline}. Guides and reference of a REST API; what it does not document is marked as an assumption.

## API

- [OpenAPI document](${url}${routes.reference}/openapi.yaml): every call, field, limit and error
- [Reference](${url}${routes.reference}): the same as a page, with a link to each field

## Guides

${guides.join('\n')}
`;
}
