// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {passing, recorder, setUpForm} from '../../../fixtures/set-up-form';

const {page, open, control, press, choose, type} = setUpForm();

test('a body that must be sent is an object even when nothing is filled in', async () => {
  const {sent, send} = recorder();
  await open({send, validators: passing});
  await type('amount', '');
  await type('kind', '');
  await press('Send');
  expect(await sent[0]?.json()).toEqual({});
});

test('a multipart body has a control for its file, and is shown in parts', async () => {
  await open({...recorder(), validators: passing}, 'upload');
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

test('a form body is sent as pairs', async () => {
  const {sent, send} = recorder();
  await open({send}, 'token');
  await press('Send');
  expect(sent[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(await sent[0]?.text()).toBe('grant=code+%26+more&scope=x&scope=y&ttl=5');
});
