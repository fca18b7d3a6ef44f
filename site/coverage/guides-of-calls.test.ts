import contract from '@symblepay/openapi/openapi.json';
import {kebabCase} from '@symblepay/reference/anchors';
import {expect, test} from 'vitest';
import {findMentions} from '../find-mentions';
import {published} from '../published/testing/published';
import {readGuides} from '../read-guides';
import {callOf} from './subjects';

type Operation = {
  readonly operationId: string;
  readonly externalDocs?: {readonly description: string; readonly url: string};
};

const guides = readGuides();
const operations = Object.values(contract.paths)
  .flatMap((path): unknown[] => Object.values(path))
  .filter((entry): entry is Operation => !Array.isArray(entry));

test('every call leads to the section of a guide that makes it', async () => {
  const {recordings} = await published;
  expect(operations).toHaveLength(23);
  for (const {operationId, externalDocs} of operations) {
    const [path, anchor] = externalDocs?.url.split('#') ?? [];
    const guide = guides.find((each) => each.path === path);
    const mentions = (guide ? findMentions(guide) : []).filter(
      ({heading}) => kebabCase(heading.replace(/\W+/g, ' ')) === anchor,
    );
    const calls = mentions.map(({of}) => callOf(of, recordings));
    expect(calls, `${operationId} at ${externalDocs?.url ?? 'no guide'}`).toContain(operationId);
    const {title, heading} = mentions[0] ?? {};
    expect(externalDocs?.description).toBe(`Guide: ${title ?? ''}, ${heading ?? ''}`);
  }
});
