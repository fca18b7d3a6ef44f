import converter from 'openapi-to-postmanv2';
import {expect, test} from 'vitest';
import {published} from '../testing/published';

type Item = {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {readonly method: string};
};

test('Postman makes a collection of every call', async () => {
  const {document} = await published;
  const collection = await convert(JSON.stringify(document));
  const requests = listRequests(collection);
  expect(requests).toHaveLength(23);
  expect(requests.map(({name}) => name)).toContain('Initiate a trade');
});

function convert(data: string): Promise<Item> {
  return new Promise((done, fail) => {
    converter.convert({type: 'string', data}, {folderStrategy: 'Tags'}, (error, result) => {
      const collection = result?.output?.[0]?.data;
      if (error || !result?.result || !collection) fail(new Error(result?.reason, {cause: error}));
      else done(collection as unknown as Item);
    });
  });
}

function listRequests(item: Item): Item[] {
  return item.request ? [item] : (item.item ?? []).flatMap(listRequests);
}
