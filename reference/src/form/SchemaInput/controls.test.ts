// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {passing, recorder, setUpForm} from '../../../fixtures/set-up-form';

const {page, open, control, press, type} = setUpForm();

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

test.each(['half', [], {to: 1}, '0x10', '1e999'])(
  'what is no number, such as %j, is seen in the place of one, and can be corrected',
  async (amount) => {
    const {sent, send} = recorder();
    await open({send, prefill: () => Promise.resolve({body: {amount}}), validators: passing});
    const input = control<HTMLInputElement>('amount');
    expect([input.type, input.value]).toEqual([
      'text',
      typeof amount === 'string' ? amount : JSON.stringify(amount),
    ]);
    for (const text of ['0x1', '5.']) {
      await type('amount', text);
      expect([input.type, input.value]).toEqual(['text', text]);
    }
    await type('amount', '50');
    expect([input.type, input.value]).toEqual(['number', '50']);
    await press('Send');
    expect(await sent[0]?.json()).toMatchObject({amount: 50});
  },
);

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

test('known values are offered, and any other can be typed', async () => {
  await open({send: recorder().send, validators: passing}, 'token');
  const input = control<HTMLInputElement>('system');
  expect(input.tagName).toBe('INPUT');
  expect([...(input.list?.options ?? [])].map(({value}) => value)).toEqual(['iOS', 'Android']);
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
