import {expect, test} from 'vitest';
import {describePlace, isOurHost, readOrigin} from './place';

function listenOn(host: string, origin?: string) {
  return describePlace(host, {address: host, family: '', port: 4010}, origin);
}

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4010'],
  ['::1', 'http://[::1]:4010'],
  ['laptop.local', 'http://laptop.local:4010'],
  ['0.0.0.0', 'http://127.0.0.1:4010'],
  ['::', 'http://127.0.0.1:4010'],
])('Links of a server on %s begin with %s', (host, origin) => {
  expect(listenOn(host).origin).toBe(origin);
});

const loopback = ['localhost', 'localhost:4010', '127.0.0.1:4010', '[::1]:4010'];
const numbers = ['192.0.2.7', '192.0.2.7:4010', '[2001:db8::7]:4010'];
const names = [
  'evil.example',
  '192.0.2.7.evil.example',
  '192.0.2.evil',
  'localhost.evil',
  '[]',
  '',
];
const hosts = [...loopback, ...numbers, ...names, 'shop.example:8080', 'laptop.local:4010'];

test.each([
  ['127.0.0.1', undefined, loopback],
  ['192.0.2.7', undefined, [...loopback, '192.0.2.7:4010']],
  ['0.0.0.0', undefined, [...loopback, ...numbers]],
  ['::', undefined, [...loopback, ...numbers]],
  ['0.0.0.0', 'http://shop.example:8080', [...loopback, ...numbers, 'shop.example:8080']],
  [
    'laptop.local',
    'http://shop.example:8080',
    [...loopback, 'shop.example:8080', 'laptop.local:4010'],
  ],
])('A server on %s with the origin %s answers to these hosts alone', (host, origin, expected) => {
  expect(hosts.filter((name) => isOurHost(name, listenOn(host, origin)))).toEqual(expected);
});

test('An origin is a web address without a path', () => {
  expect(readOrigin('https://Shop.example/')).toBe('https://shop.example');
  for (const text of ['shop.example:4010', 'ftp://shop.example', 'http://shop.example/a', '']) {
    expect(() => readOrigin(text)).toThrow('--origin is an address such as');
  }
});
