// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadPage, takeContent} from './page-store';

const head = '<link rel="stylesheet" href="/styles.1.css"><script defer src="/main.1.js"></script>';
const page = (content: string, assets = head) =>
  `<!doctype html><head>${assets}</head><body><div data-kept>${content}`;
const whole = '<h1>Users</h1><script type="application/json">{"title": "Users"}</script></div>';

function respond(
  body: string,
  {type = 'text/html; charset=utf-8', url = '/users', status = 200} = {},
) {
  const response = new Response(body, {status, headers: {'content-type': type}});
  Object.defineProperty(response, 'url', {value: new URL(url, location.href).href});
  vi.stubGlobal('fetch', () => Promise.resolve(response));
}

beforeEach(() => {
  document.head.innerHTML = head;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page's module is what its HTML says, and its content waits to be put in", async () => {
  respond(page(whole));
  expect(await loadPage('/users')).toMatchObject({title: 'Users'});
  const [heading] = takeContent('/users');
  expect(heading?.textContent).toBe('Users');
  expect(() => takeContent('/users')).toThrow('The content of /users was not loaded.');
});

test('styles of a part that was loaded later do not make it another build', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/late.2.css">');
  respond(page(whole));
  expect(await loadPage('/users')).toMatchObject({title: 'Users'});
  takeContent('/users');
});

test.each([
  ['another type', page(whole), {type: 'application/json'}, 'came back as 200 application/json'],
  ['an error', page(whole), {status: 503}, 'came back as 503'],
  ['another page', page(whole), {url: '/sign-in'}, 'came back as 200'],
  ['another build', page(whole, head.replace('main.1', 'main.2')), {}, 'is of another build'],
  ['other styles', page(whole, head.replace('styles.1', 'styles.2')), {}, 'is of another build'],
  ['a page cut off in its content', page('<h1>Us'), {}, 'no content that can be kept'],
  ['a page cut off in its data', page(whole.slice(0, -25)), {}, 'JSON'],
])('%s is never put into the page', async (_, body, about, message) => {
  respond(body, about);
  await expect(loadPage('/users')).rejects.toThrow(message);
  expect(() => takeContent('/users')).toThrow('was not loaded');
});

test('a host that adds a slash serves the same page', async () => {
  respond(page(whole), {url: '/users/'});
  expect(await loadPage('/users')).toMatchObject({title: 'Users'});
});
