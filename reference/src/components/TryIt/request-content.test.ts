import {expect, test} from 'vitest';
import {toRequest} from './build-request';
import {buildContent} from './request-content';

function requestOf(content: ReturnType<typeof buildContent>): Request {
  return toRequest({method: 'POST', url: 'https://example.com/', headers: [], body: content});
}

test('parts are sent as a form with its boundary, and a file keeps its name, type and bytes', async () => {
  const photo = new File(['meow'], 'cat.png', {type: 'image/png'});
  const body = {title: 'Cat', tags: ['a', 'b'], size: {width: 1}, photo: 'left out'};
  const request = requestOf(buildContent('multipart/form-data', body, new Map([['photo', photo]])));
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  const form = await request.formData();
  expect([...form.keys()]).toEqual(['title', 'tags', 'tags', 'size', 'photo']);
  expect(form.get('size')).toBe('{"width":1}');
  const sent = form.get('photo');
  if (!(sent instanceof File)) throw new Error('The photo is no file.');
  expect([sent.name, sent.type, await sent.text()]).toEqual(['cat.png', 'image/png', 'meow']);
});

test('files of a list are sent under one name', async () => {
  const page = (name: string) => new File([name], name);
  const files = new Map([
    ['pages[0]', page('1.txt')],
    ['pages[1]', page('2.txt')],
  ]);
  const form = await requestOf(buildContent('multipart/form-data', undefined, files)).formData();
  expect(form.getAll('pages')).toHaveLength(2);
});

test('a text of another media type than JSON is sent without quotes', async () => {
  expect(await requestOf(buildContent('text/plain', 'a "b"', new Map())).text()).toBe('a "b"');
  expect(await requestOf(buildContent('application/json', 'a', new Map())).text()).toBe('"a"');
});

test('nothing filled in is no body', () => {
  expect(buildContent('multipart/form-data', undefined, new Map())).toBeUndefined();
  expect(buildContent('application/json', undefined, new Map())).toBeUndefined();
});
