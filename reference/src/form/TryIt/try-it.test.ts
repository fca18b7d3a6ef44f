// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {passing, recorder, setUpForm} from '../../../fixtures/set-up-form';

const {page, open, close, control, press, type} = setUpForm();

/** Loads what it is given, but not at first. */
function failsOnce() {
  let isFirst = true;
  return <Value>(value: Value) => {
    if (!isFirst) return Promise.resolve(value);
    isFirst = false;
    return Promise.reject(new Error('The line is dead.'));
  };
}

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
  expect(document.activeElement?.textContent).toBe('Fill in again');
});

test('servers are a choice, unless the page says who responds', async () => {
  await open(recorder());
  expect(control('Server').localName).toBe('select');
  close();
  await open({...recorder(), servedBy: 'a model'});
  expect(() => control('Server')).toThrow();
  expect(page.textContent).toContain('Served by a model');
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

test('values are remembered, and filled in again on demand', async () => {
  const {send} = recorder();
  await open({send});
  await type('amount', '77');
  close();
  await open({send});
  expect(control<HTMLInputElement>('amount').value).toBe('77');
  await press('Fill in again');
  expect(control<HTMLInputElement>('amount').value).toBe('20');
});

/** What another release wrote for a form, or somebody by hand. */
const kept: readonly string[] = [
  ...['', '{"subject":', 'null', '[]', '5', '{}'],
  ...[
    {server: 'first', content: 'length', parameters: 7, body: 'text'},
    {server: -1, content: 1.5, parameters: {path: ['s 2'], query: null, header: 'x'}, body: []},
    {parameters: {path: {shopId: {a: [1]}}, query: {ids: 'x', dry: {}}}, body: {amount: {a: 1}}},
    {
      parameters: {path: {shopId: '\uD83D'}},
      body: {kind: [], note: 5, lines: [null, 5], extra: {}},
    },
  ].map((values) => JSON.stringify({subject: '{}', ...values})),
];

test.each(kept)('a form opens and sends where %j is what the browser kept', async (text) => {
  localStorage.setItem('reference.try.create-order', text);
  localStorage.setItem('reference.body', text);
  sessionStorage.setItem('reference.credentials', text);
  const {sent, send} = recorder();
  await open({send, validators: passing});
  await press('Send');
  expect(sent).toHaveLength(1);
  await press('JSON');
  await press('Fill in again');
  expect(control<HTMLInputElement>('shopId').value).toBe('s 1');
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

test('credentials are remembered for the tab alone, and for every call', async () => {
  const {send} = recorder();
  await open({send});
  await type('key', 'secret-1');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret-1');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('secret-1');
  close();
  await open({send}, 'token');
  expect(control<HTMLInputElement>('key').value).toBe('secret-1');
});
