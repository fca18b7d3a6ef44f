// @vitest-environment jsdom
import type {TryItSettings} from '.';
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {TryIt} from '.';
import {buildModel} from '../../model/build-model';
import type {JsonObject} from '../../model/json';
import {operationsOf} from '../../model/operations-of';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const document31: JsonObject = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://api.example.com/v1'}, {url: 'https://test.example.com/v1'}],
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
          {in: 'query', name: 'ids', schema: {type: 'array', items: {type: 'integer'}}},
          {in: 'header', name: 'Referer', schema: {type: 'string'}},
          {in: 'cookie', name: 'theme', required: true, schema: {enum: ['light', 'dark']}},
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
                  notes: {type: 'array', items: {}},
                  extra: {oneOf: [{type: 'string'}, {type: 'integer'}]},
                  payment: {
                    oneOf: [
                      {$ref: '#/components/schemas/Card'},
                      {$ref: '#/components/schemas/Transfer'},
                    ],
                    discriminator: {propertyName: 'by'},
                  },
                  labels: {type: 'object', additionalProperties: {type: 'string'}},
                  data: {type: 'object', additionalProperties: {}},
                  parent: {$ref: '#/components/schemas/Parent'},
                },
              },
            },
          },
        },
        responses: {'200': {description: 'Done.'}},
      },
    },
    '/photos': {
      post: {
        operationId: 'upload',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['title', 'photo', 'tags'],
                properties: {
                  title: {type: 'string', examples: ['Cat']},
                  photo: {type: 'string', format: 'binary'},
                  tags: {type: 'array', items: {type: 'string'}, examples: [['a', 'b']]},
                  pages: {type: 'array', items: {type: 'string', format: 'binary'}},
                },
              },
            },
            'application/json': {
              schema: {
                type: 'object',
                required: ['address'],
                properties: {address: {type: 'string', format: 'uri'}},
              },
            },
          },
        },
        responses: {},
      },
    },
    '/token': {
      post: {
        operationId: 'token',
        parameters: [
          {
            in: 'query',
            name: 'system',
            schema: {type: 'string', 'x-known-values': {iOS: 'An iPhone.', Android: 'A phone.'}},
          },
        ],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {type: 'object'},
              example: {grant: 'code & more', scope: ['x', 'y'], ttl: 5},
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {
    securitySchemes: {key: {type: 'http', scheme: 'bearer'}},
    schemas: {
      Card: {
        type: 'object',
        properties: {by: {type: 'string'}, number: {type: 'string'}},
      },
      Transfer: {
        type: 'object',
        properties: {by: {type: 'string'}, account: {type: 'string'}},
      },
      Parent: {
        type: 'object',
        properties: {inner: {$ref: '#/components/schemas/Parent'}},
      },
    },
  },
};

const model = buildModel(document31);
let page: HTMLElement;
let unmount: () => void;

async function open(settings: TryItSettings, name = 'createOrder') {
  const operation = operationsOf(model).find((each) => each.name === name);
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  unmount();
  page.remove();
});

/** A sender that keeps what it was given. */
function recorder(
  response = () => new Response('{"ok":true}', {status: 201, headers: {'x-id': '7'}}),
) {
  const sent: Request[] = [];
  const send = (request: Request) => {
    sent.push(request);
    return Promise.resolve(response());
  };
  return {sent, send};
}

/** Checks that find nothing; with them the browser's own are off. */
const passing = () => Promise.resolve({validateBody: () => [], validateParameters: () => []});

/** Loads what it is given, but not at first. */
function failsOnce() {
  let isFirst = true;
  return <Value,>(value: Value) => {
    if (!isFirst) return Promise.resolve(value);
    isFirst = false;
    return Promise.reject(new Error('The line is dead.'));
  };
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

async function choose(label: string, file: File) {
  const input = control<HTMLInputElement>(label);
  Object.defineProperty(input, 'files', {value: [file], configurable: true});
  await act(async () => {
    input.dispatchEvent(new Event('change', {bubbles: true}));
    await Promise.resolve();
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
  expect(control('Form of extra').localName).toBe('select');
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

test('a number is shown as it is typed, and sent as the number that it is', async () => {
  const {sent, send} = recorder();
  await open({send});
  for (const text of ['10.', '10.0', '10.05']) {
    await type('amount', text);
  }
  expect(control<HTMLInputElement>('amount').value).toBe('10.05');
  await type('amount', '10.0');
  expect(control<HTMLInputElement>('amount').value).toBe('10.0');
  await type('amount', '12345678901234567890');
  expect(control<HTMLInputElement>('amount').value).toBe('12345678901234567890');
  await type('amount', '10.05');
  await press('Send');
  expect(await sent[0]?.json()).toMatchObject({amount: 10.05});
});

test('a text is never cut, so that the check can say that it is too long', async () => {
  await open(recorder());
  await type('shopId', 'longer than eight');
  expect(control<HTMLInputElement>('shopId').value).toBe('longer than eight');
  expect(control<HTMLInputElement>('shopId').maxLength).toBe(-1);
});

test('an item of a list that is emptied is an empty text', async () => {
  const {sent, send} = recorder();
  await open({send, validators: passing}, 'upload');
  await type('tags 1', '');
  expect(control<HTMLInputElement>('tags 1').value).toBe('');
  await press('Send');
  expect((await sent[0]?.formData())?.getAll('tags')).toEqual(['', 'b']);
});

test('a body that must be sent is an object even when nothing is filled in', async () => {
  const {sent, send} = recorder();
  await open({send, validators: passing});
  await type('amount', '');
  await type('kind', '');
  await press('Send');
  expect(await sent[0]?.json()).toEqual({});
});

test('a response goes when the next request is made or refused', async () => {
  let isRefused = false;
  const check = () => (isRefused ? [{key: 'amount', value: 'This is too small.'}] : []);
  await open({
    ...recorder(),
    validators: () => Promise.resolve({validateBody: check, validateParameters: () => []}),
  });
  await press('Send');
  expect(page.textContent).toContain('201 in');
  isRefused = true;
  await press('Send');
  expect(page.textContent).not.toContain('201 in');
  await press('Fill in again');
  expect(page.textContent).not.toContain('too small');
});

test('filling in again asks the page anew, and the button keeps the focus', async () => {
  let asked = 0;
  await open({
    ...recorder(),
    prefill: () => Promise.resolve({parameters: {path: {shopId: `shop ${++asked}`}}}),
  });
  await press('Fill in again');
  expect(control<HTMLInputElement>('shopId').value).toBe('shop 2');
  expect(window.document.activeElement?.textContent).toBe('Fill in again');
});

test('servers are a choice, unless the page says who responds', async () => {
  await open(recorder());
  expect(control('Server').localName).toBe('select');
  unmount();
  page.remove();
  await open({...recorder(), servedBy: 'a model'});
  expect(() => control('Server')).toThrow();
  expect(page.textContent).toContain('Served by a model');
});

test('nested objects, lists and choices are sent as typed', async () => {
  const {sent, send} = recorder();
  await open({send});
  await type('city', 'Aarhus');
  await press('Add to lines');
  await type('sku', 'a-1');
  await type('Form of extra', '1');
  await type('extra', '42');
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

for (const part of ['prefill', 'validators'] as const) {
  test(`a form whose ${part} did not load says so, and loads them again on demand`, async () => {
    const {sent, send} = recorder();
    const load = failsOnce();
    await open({
      send,
      prefill: async () => (part === 'prefill' ? load({}) : {}),
      validators: async () => {
        const none = {validateBody: () => [], validateParameters: () => []};
        return part === 'validators' ? load(none) : none;
      },
    });
    expect(page.querySelector('[role=alert]')?.textContent).toContain('did not load');
    await press('Try again');
    await press('Send');
    expect(sent).toHaveLength(1);
  });
}

test('the response comes with status, headers, time and the request as curl', async () => {
  await open(recorder());
  await press('Send');
  const text = page.textContent;
  expect(text).toMatch(/201 in \d+ ms/);
  expect(text).toContain('x-id: 7');
  expect(text).toContain('"ok": true');
  expect(text).toContain('--url https://api.example.com/v1/shops/s%201/orders');
});

test('a sender that fails says why', async () => {
  await open({send: () => Promise.reject(new Error('The line is dead.'))});
  await press('Send');
  expect(page.textContent).toContain('Nothing came back: The line is dead.');
});

test('known values are offered, and any other can be typed', async () => {
  await open({send: recorder().send, validators: passing}, 'token');
  const input = control<HTMLInputElement>('system');
  expect(input.tagName).toBe('INPUT');
  expect([...(input.list?.options ?? [])].map(({value}) => value)).toEqual(['iOS', 'Android']);
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

test('the chosen form has its own controls, and the field that tells it apart is filled in', async () => {
  const {sent, send} = recorder();
  await open({send});
  expect(control('number').localName).toBe('input');
  await type('Form of payment', '1');
  await type('account', 'DK50');
  await press('Send');
  expect(await sent[0]?.json()).toMatchObject({payment: {by: 'Transfer', account: 'DK50'}});
});

test('a map has a row for each key, which can be added and removed', async () => {
  const {sent, send} = recorder();
  await open({send});
  await press('Add a key to labels');
  await type('Key 1 of labels', 'colour');
  await type('Value 1 of labels', 'red');
  await press('Add a key to labels');
  await type('Key 2 of labels', 'size');
  await type('Value 2 of labels', 'small');
  await press('Remove key 1 of labels');
  await press('Send');
  expect(await sent[0]?.json()).toMatchObject({labels: {size: 'small'}});
});

test('a row that is removed takes what its controls hold with it', async () => {
  const {sent, send} = recorder();
  const body = {amount: 20, kind: 'Gift', notes: [{a: 1}, {b: 2}], data: {first: 1, second: 2}};
  await open({send, prefill: () => Promise.resolve({body})});
  await press('Remove notes 1');
  expect(control<HTMLTextAreaElement>('notes 1').value).toBe('{\n  "b": 2\n}');
  await press('Add to notes');
  await type('notes 2', '{"c": 3}');
  await press('Remove key 1 of data');
  expect(control<HTMLInputElement>('Key 1 of data').value).toBe('second');
  expect(control<HTMLTextAreaElement>('Value 1 of data').value).toBe('2');
  await press('Send');
  expect(await sent[0]?.json()).toMatchObject({notes: [{b: 2}, {c: 3}], data: {second: 2}});
});

test('a model inside itself is written as JSON, and the label says why', async () => {
  await open(recorder());
  const label = [...page.querySelectorAll('label')].find(({textContent}) =>
    textContent.startsWith('inner (JSON'),
  );
  expect(label?.textContent).toBe('inner (JSON: a Parent, which has no form of its own here)');
});

test('a multipart body has a control for its file, and is shown in parts', async () => {
  const none = {validateBody: () => [], validateParameters: () => []};
  await open({...recorder(), validators: () => Promise.resolve(none)}, 'upload');
  const input = control<HTMLInputElement>('photo');
  expect(input.type).toBe('file');
  const file = new File(['meow'], 'cat.png', {type: 'image/png'});
  await choose('photo', file);
  await press('Send');
  expect(page.textContent).toContain('photo: cat.png (4 bytes)');
  expect(page.textContent).toContain('--form photo=@cat.png');
  expect(page.textContent).toContain('--form-string tags=b');
});

test('a file goes with the row that it was chosen in, also when the row is removed', async () => {
  await open({...recorder(), validators: passing}, 'upload');
  for (const row of [1, 2, 3]) {
    await press('Add to pages');
    await choose(`pages ${row}`, new File(['x'.repeat(10 * row)], 'page.txt'));
  }
  await press('Remove pages 2');
  await press('Send');
  const request = page.querySelector('[aria-label="Request as sent"]')?.textContent;
  expect(request?.match(/^pages: .*$/gm)).toEqual([
    'pages: page.txt (10 bytes)',
    'pages: page.txt (30 bytes)',
  ]);
});

test('a file that is not chosen is not sent, and the request says so', async () => {
  const {sent, send} = recorder();
  await open({send, validators: passing}, 'upload');
  await press('Send');
  expect((await sent[0]?.formData())?.has('photo')).toBe(false);
  expect(page.textContent).toContain('photo: (no file chosen)');
});

test('a body of several media types is sent as the one that the reader chooses', async () => {
  const {sent, send} = recorder();
  await open({send}, 'upload');
  await type('Media type', '1');
  expect(control<HTMLInputElement>('address').value).toBe('https://example.com');
  await type('address', 'https://example.com/cat.png');
  await press('Send');
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]?.json()).toEqual({address: 'https://example.com/cat.png'});
});

test('a list in the query has a row for each value and is sent value by value', async () => {
  const {sent, send} = recorder();
  await open({send});
  await press('Add to ids');
  await type('ids 1', '7');
  await press('Add to ids');
  await type('ids 2', '8');
  await press('Send');
  expect(sent[0]?.url).toBe('https://api.example.com/v1/shops/s%201/orders?ids=7&ids=8');
});

test('what a browser keeps from a page is said in the form, and stands in curl alone', async () => {
  const {sent, send} = recorder();
  await open({send});
  const notes = [...page.querySelectorAll('p')].map(({textContent}) => textContent);
  expect(notes).toContain(
    "Browsers don't let a page set cookies. Try it leaves it out; the curl command includes it.",
  );
  expect(notes).toContain(
    "Browsers don't let a page set this header. Try it leaves it out; the curl command includes it.",
  );
  await press('Send');
  expect(sent[0]?.headers.has('cookie')).toBe(false);
  const shown = (label: string) => page.querySelector(`[aria-label="${label}"]`)?.textContent;
  expect(shown('Request as sent')).not.toContain('Cookie');
  expect(shown('Request as curl')).toContain("--header 'Cookie: theme=light'");
});

test('a form body is sent as pairs', async () => {
  const {sent, send} = recorder();
  await open({send}, 'token');
  await press('Send');
  expect(sent[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(await sent[0]?.text()).toBe('grant=code+%26+more&scope=x&scope=y&ttl=5');
});

test('credentials are remembered for the tab alone, and for every call', async () => {
  const {send} = recorder();
  await open({send});
  await type('key', 'secret-1');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret-1');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('secret-1');
  unmount();
  page.remove();
  await open({send}, 'token');
  expect(control<HTMLInputElement>('key').value).toBe('secret-1');
});
