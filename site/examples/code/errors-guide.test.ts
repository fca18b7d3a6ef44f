import {limits} from '@symblepay/openapi/limits';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const guide = readFileSync(new URL('../../docs/guidelines/errors.mdx', import.meta.url), 'utf8');

/** The type of an error links to this heading, so its text must be the code and nothing else. */
test.each(limits.ErrorTypeCode.knownValues)(
  '%s has a heading, an entry and an executed example',
  (code) => {
    const section = guide.split(/^##+ /m).find((part) => part.startsWith(`${code}\n`));
    expect(section).toContain(`<ErrorEntry of="${code}" />`);
    expect(section).toMatch(/<(Answer|Example) scenario="errors-/);
  },
);
