import {expect, test} from 'vitest';
import {buildModel} from '../model/build-model';
import {parseDocument} from '../model/parse-document';
import {writeMarkdown} from './write-markdown';

const places = {address: 'https://docs.example/v1/api', errorsHref: '/docs/errors'};

function write(document: string) {
  return writeMarkdown(buildModel(parseDocument(document)), places);
}

const shop = `
openapi: 3.1.0
info: {title: Shop, version: '2.0', summary: Sells *things*.}
servers: [{url: https://api.example}]
paths:
  /orders/{id}:
    put:
      operationId: changeOrder
      summary: Change an order
      description: See [how](/docs/orders).
      externalDocs: {url: /docs/orders#change, description: 'Guide: Orders'}
      x-assumption: rounding
      parameters:
        - {name: id, in: path, required: true, schema: {type: string, pattern: '^[a-z_]+$'}}
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [amount]
              properties:
                amount: {type: number, minimum: 1, description: In kroner., examples: [20]}
                address: {type: object, properties: {city: {type: string}}}
      responses:
        '200':
          description: The order.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Order'}
              example: {state: open}
        '400': {description: Refused.}
components:
  schemas:
    Order: {type: object, properties: {state: {$ref: '#/components/schemas/State'}}}
    State: {type: string, enum: [open, closed]}
    Unused: {type: string}
`;

test('a call is written whole, with the models it uses and no others', () => {
  expect(write(shop).calls).toMatchObject([
    {
      id: 'change-order',
      title: 'Change an order',
      description: '`PUT /orders/{id}`',
      markdown: `# Change an order

<https://docs.example/v1/api#change-order>

\`PUT /orders/{id}\`

See [how](https://docs.example/docs/orders).

Assumed: rounding

[Guide: Orders](https://docs.example/docs/orders#change)

## Parameters

- \`id\`: string · in path · required · pattern \`^[a-z_]+$\`

## Body

Type: object

- \`amount\`: number · required · at least 1. In kroner. Example: \`20\`.
- \`address\`: object
  - \`city\`: string

## Request

\`\`\`bash
curl --request PUT \\
  --url https://api.example/orders/string \\
  --header 'Content-Type: application/json' \\
  --data '{
  "amount": 20
}'
\`\`\`

## Response 200

The order.

Type: Order

Example: \`example\`

\`\`\`json
{
  "state": "open"
}
\`\`\`

## Response 400

Refused.

[What to do about errors](https://docs.example/docs/errors)

## Models

### Order

Type: object

- \`state\`: State

### State

Type: string

- \`open\`
- \`closed\`
`,
    },
  ]);
});

test('the whole begins with the API and holds every call and model', () => {
  const {title, description, markdown} = write(shop);
  expect([title, description]).toEqual(['Shop', 'Sells *things*.']);
  expect(markdown).toMatch(/^# Shop 2\.0\n\n<https:\/\/docs\.example\/v1\/api>\n/);
  expect(markdown.match(/^#{2,3} .*/gm)).toEqual([
    ...['## Servers', '## Calls', '### Change an order'],
    ...['## Models', '### Order', '### State', '### Unused'],
  ]);
});

test('each heading of the whole says what leads to it on the page', () => {
  const {markdown, headingIds} = write(shop);
  expect(headingIds).toHaveLength(markdown.match(/^#+ /gm)?.length ?? 0);
  expect(headingIds.flat()).toEqual(expect.arrayContaining(['change-order', 'schema.Order']));
});

test('a model that only bodies write out leads to them', () => {
  const {markdown, headingIds} = write(
    shop
      .replace(
        'address: {type: object, properties: {city: {type: string}}}',
        "address: {$ref: '#/components/schemas/Address'}",
      )
      .replace(
        '    Unused',
        '    Address: {type: object, properties: {city: {type: string}}}\n    Unused',
      ),
  );
  expect(markdown).toContain(
    '## Models of request bodies\n\n### Address\n\n- [change-order.body.address](https://docs.example/v1/api#change-order.body.address)\n',
  );
  expect(headingIds).toContainEqual(['schema.Address']);
});
