import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {published} from '../published/testing/published';
import {parseGuide, readGuides} from '../read-guides';
import {coverageTable} from './coverage-table';
import {findMentions} from '../find-mentions';
import {listSubjects} from './subjects';

const mentions = readGuides().flatMap(findMentions);
const {recordings} = await published;
const subjects = listSubjects(recordings);

test('the guides teach every call, request field, parameter, entity, enum, error code and constant', () => {
  const untaught = subjects
    .filter(({isTaughtBy}) => !mentions.some(isTaughtBy))
    .map(({kind, name}) => `${kind} ${name}`);
  expect(untaught).toEqual([]);
  expect(subjects.filter(({kind}) => kind === 'call')).toHaveLength(23);
});

test('site/coverage/README.md is the table of today; npm run coverage writes it', () => {
  expect(readFileSync('site/coverage/README.md', 'utf8')).toBe(coverageTable(mentions, subjects));
});

test('a bound is taught where its field is named beside an equal bound, not beside another', () => {
  const isTaughtBy = (quote: string) => {
    const guide = `[f](/v1/marketplace#initiate-trade.body.payeeFee): <Limit of="${quote}" />`;
    const bound = subjects.find(({name}) => name === 'TradeCreation.payeeFee.maximum 100');
    return findMentions(parseGuide('x.mdx', guide)).some((mention) => bound?.isTaughtBy(mention));
  };
  expect(isTaughtBy('TradeCreation.payerFee.maximum')).toBe(true);
  expect(isTaughtBy('TradeCreation.payerFee.minimum')).toBe(false);
  expect(isTaughtBy('TradeCreation.payerFixedFee.maximum')).toBe(false);
});

test('a mention knows its page, its title and the heading it stands under', () => {
  const guide =
    '---\ntitle: T\n---\n[a](/v1/marketplace#get-trade)\n## One\n<Limit of="A.b.maxLength" />';
  const page = {page: '/docs/x', title: 'T'};
  expect(findMentions(parseGuide('x.mdx', guide))).toEqual([
    {of: 'get-trade', ...page, heading: 'Introduction', beside: ['get-trade']},
    {of: 'Limit:A.b.maxLength', ...page, heading: 'One', beside: ['Limit:A.b.maxLength']},
  ]);
});
