import {expect, test} from 'vitest';
import {buildModel} from '../model/build-model';
import type {Json, JsonObject} from '../model/json';
import {operationsOf} from '../model/operations-of';
import type {Files} from './request-body';
import {buildBody} from './request-body';
import {toRequest} from './to-request';

const binary = {type: 'string', format: 'binary'};

function bodyOf(
  mediaType: string,
  value: Json | undefined,
  properties: JsonObject = {},
  files: Files = new Map(),
) {
  const schema = {type: 'object', properties};
  const call = {requestBody: {content: {[mediaType]: {schema}}}, responses: {}};
  const model = buildModel({openapi: '3.1.0', paths: {'/a': {post: call}}});
  const content = operationsOf(model)[0]?.body?.contents[0];
  if (!content) throw new Error('The document has no body.');
  return buildBody(content, value, files);
}

function requestOf(body: ReturnType<typeof bodyOf>): Request {
  return toRequest({method: 'POST', url: 'https://example.com/', headers: [], body});
}

test('parts are sent as a form with its boundary, and a file keeps its name, type and bytes', async () => {
  const photo = new File(['meow'], 'cat.png', {type: 'image/png'});
  const value = {title: 'Cat', tags: ['a', 'b'], size: {width: 1}, photo: 'cat.png (2)'};
  const files = new Map([['cat.png (2)', photo]]);
  const request = requestOf(bodyOf('multipart/form-data', value, {photo: binary}, files));
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  const form = await request.formData();
  expect([...form.keys()]).toEqual(['title', 'tags', 'tags', 'size', 'photo']);
  expect(form.get('size')).toBe('{"width":1}');
  const sent = form.get('photo');
  if (!(sent instanceof File)) throw new Error('The photo is no file.');
  expect([sent.name, sent.type, await sent.text()]).toEqual(['cat.png', 'image/png', 'meow']);
});

test('files of a list are sent under one name, and only those that the body names', async () => {
  const files = new Map(['1.txt', '2.txt', '3.txt'].map((name) => [name, new File([], name)]));
  const properties = {pages: {type: 'array', items: binary}};
  const body = bodyOf('multipart/form-data', {pages: ['1.txt', '3.txt']}, properties, files);
  const form = await requestOf(body).formData();
  expect(form.getAll('pages').map((page) => page instanceof File && page.name)).toEqual([
    '1.txt',
    '3.txt',
  ]);
});

test('a text of another media type than JSON is sent without quotes', async () => {
  expect(await requestOf(bodyOf('text/plain', 'a "b"')).text()).toBe('a "b"');
  expect(await requestOf(bodyOf('application/json', 'a')).text()).toBe('"a"');
});

test('nothing filled in is no body', () => {
  expect(bodyOf('multipart/form-data', undefined)).toBeUndefined();
  expect(bodyOf('multipart/form-data', {})).toBeUndefined();
  expect(bodyOf('application/json', undefined)).toBeUndefined();
});
