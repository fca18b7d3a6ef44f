import {limits} from '@symblepay/openapi/limits';
import {expect, test} from 'vitest';
import {readGuides} from './read-guides';

const guide = readGuides().find(({file}) => file === 'guidelines/errors.mdx')?.body ?? '';

/** The type of an error links to this heading, so its text must be the code and nothing else. */
test.each(limits.ErrorTypeCode.knownValues)(
  '%s has a heading, an entry and an executed example',
  (code) => {
    const section = guide.split(/^##+ /m).find((part) => part.startsWith(`${code}\n`));
    expect(section).toContain(`<ErrorEntry of="${code}" />`);
    expect(section).toMatch(/<(Response|Example) scenario="errors-/);
  },
);
