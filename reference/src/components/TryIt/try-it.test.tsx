// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {JsonObject} from '../../model/json';
import {buildModel} from '../../model/build-model';
import {operationsOf} from '../../model/operations-of';
import {TryIt} from './index';
import type {TryItSettings} from './index';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const document31: JsonObject = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://api.example.com/v1'}],
  security: [{key: []}],
  paths: {
    '/shops/{shopId}/orders': {
      post: {
        operationId: 'createOrder',
        summary: 'Create an order',
        parameters: [
          {
            in: 'path',
            name: 'shopId',
            required: true,
            schema: {type: 'string', maxLength: 8},
            example: 's 1',
          },
          {in: 'query', name: 'dry', schema: {type: 'boolean'}},
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['amount', 'kind'],
                properties: {
                  amount: {type: 'number', minimum: 5, maximum: 100, examples: [20]},
                  kind: {type: 'string', enum: ['Gift', 'Sale']},
                  note: {type: 'string', maxLength: 5000},
                  address: {
                    type: 'object',
                    required: ['city'],
                    properties: {city: {type: 'string'}},
                  },
                  lines: {
                    type: 'array',
                    items: {type: 'object', properties: {sku: {type: 'string'}}},
                  },
                  extra: {oneOf: [{type: 'string'}, {type: 'integer'}]},
                },
              },
            },
          },
        },
        responses: {'200': {description: 'Done.'}},
      },
    },
  },
  components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}},
};

const model = buildModel(document31);
let page: HTMLElement;
let unmount: () => void;

async function open(settings: TryItSettings) {
  const [operation] = operationsOf(model);
  if (!operation) throw new Error('The document has no call.');
  page = window.document.createElement('div');
  window.document.body.append(page);
  const root = createRoot(page);
  unmount = () => act(() => root.unmount());
  await act(async () => {
    root.render(<TryIt operation={operation} model={model} {...settings} />);
    await Promise.resolve();
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  unmount();
  page.remove();
});

/** A sender that keeps what it was given. */
function recorder(
  answer = () => new Response('{"ok":true}', {status: 201, headers: {'x-id': '7'}}),
) {
  const sent: Request[] = [];
  const send = (request: Request) => {
    sent.push(request);
    return Promise.resolve(answer());
  };
  return {sent, send};
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as querySelector
function control<T extends HTMLElement>(label: string): T {
  const found = [...page.querySelectorAll('label')].find(({textContent}) =>
    textContent.startsWith(label),
  );
  const element = found && page.querySelector<T>(`[id="${found.htmlFor}"]`);
  if (!element) throw new Error(`There is no control named ${label}.`);
  return element;
}

async function press(name: string) {
  const button = [...page.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!button) throw new Error(`There is no button named ${name}.`);
  await act(async () => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
}

async function type(label: string, text: string) {
  const input = control<HTMLInputElement>(label);
  const prototype = Object.getPrototypeOf(input) as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(
      new Event(input.localName === 'select' ? 'change' : 'input', {bubbles: true}),
    );
    await Promise.resolve();
  });
}

test('the form has a control that fits each type and limit', async () => {
  await open(recorder());
  expect(control<HTMLInputElement>('shopId').maxLength).toBe(8);
  expect(control('dry').localName).toBe('select');
  const amount = control<HTMLInputElement>('amount');
  expect([amount.type, amount.min, amount.max, amount.required]).toEqual([
    'number',
    '5',
    '100',
    true,
  ]);
  expect([...control<HTMLSelectElement>('kind').options].map(({text}) => text)).toEqual([
    'not sent',
    'Gift',
    'Sale',
  ]);
  expect(control('note').localName).toBe('textarea');
  expect(control('city').localName).toBe('input');
  expect(control('extra (JSON)').localName).toBe('textarea');
});

test('the examples of the document make the first request', async () => {
  const {sent, send} = recorder();
  await open({send, prefill: () => Promise.resolve({credentials: {key: 'k-1'}})});
  await press('Send');
  const [request] = sent;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('https://api.example.com/v1/shops/s%201/orders');
  expect(request?.headers.get('authorization')).toBe('Bearer k-1');
  expect(await request?.json()).toEqual({amount: 20, kind: 'Gift'});
});

test('nested objects, lists and JSON are sent as typed', async () => {
  const {sent, send} = recorder();
  await open({send});
  await type('city', 'Aarhus');
  await press('Add to lines');
  await type('sku', 'a-1');
  await type('extra (JSON)', '42');
  await type('dry', 'true');
  await press('Send');
  expect(sent[0]?.url).toContain('?dry=true');
  expect(await sent[0]?.json()).toEqual({
    amount: 20,
    kind: 'Gift',
    address: {city: 'Aarhus'},
    lines: [{sku: 'a-1'}],
    extra: 42,
  });
});

test('what the validators refuse is not sent until the reader insists', async () => {
  const {sent, send} = recorder();
  const validators = () =>
    Promise.resolve({
      validateBody: () => [{key: 'amount', value: 'This is too small.'}],
      validateParameters: () => [],
    });
  await open({send, validators});
  await press('Send');
  expect(sent).toHaveLength(0);
  expect(page.querySelector('[role=alert]')?.textContent).toContain('amount This is too small.');
  expect(control('amount').getAttribute('aria-invalid')).toBe('true');
  await press('Send anyway');
  expect(sent).toHaveLength(1);
});

test('the answer comes with status, headers, time and the request as curl', async () => {
  await open(recorder());
  await press('Send');
  const text = page.textContent;
  expect(text).toMatch(/201 in \d+ ms/);
  expect(text).toContain('x-id: 7');
  expect(text).toContain('"ok": true');
  expect(text).toContain("curl --request POST 'https://api.example.com/v1/shops/s%201/orders'");
});

test('a sender that fails says why', async () => {
  await open({send: () => Promise.reject(new Error('The line is dead.'))});
  await press('Send');
  expect(page.textContent).toContain('Nothing came back: The line is dead.');
});

test('values are remembered, and filled in again on demand', async () => {
  const {send} = recorder();
  await open({send});
  await type('amount', '77');
  unmount();
  page.remove();
  await open({send});
  expect(control<HTMLInputElement>('amount').value).toBe('77');
  await press('Fill in again');
  expect(control<HTMLInputElement>('amount').value).toBe('20');
});
