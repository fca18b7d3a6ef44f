import {expect, test} from 'vitest';
import {describeAddress, isOurHost, readAddress, readOrigin} from './server-address';

function listenOn(host: string, origin?: string) {
  return describeAddress(host, {address: host, family: '', port: 4010}, origin);
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
])('A server on %s with the origin %s serves these hosts alone', (host, origin, expected) => {
  expect(hosts.filter((name) => isOurHost(name, listenOn(host, origin)))).toEqual(expected);
});

test.each(['LOCALHOST:4010', 'localhost.', 'Shop.Example.:8080', 'laptop.local:4010'])(
  'Host names are compared without case and without the dot of the root: %s',
  (host) => {
    expect(isOurHost(host, listenOn('Laptop.local', 'http://shop.example:8080'))).toBe(true);
  },
);

test.each([
  ['/v1/x?a=1', 'LOCALHOST:4010', 'http://localhost:4010/v1/x?a=1'],
  ['//evil.example/v1', 'localhost', 'http://localhost//evil.example/v1'],
  ['http://127.0.0.1:4010/v1/x?a=1', 'localhost', 'http://127.0.0.1:4010/v1/x?a=1'],
  ['HTTP://localhost?a=1', '', 'http://localhost/?a=1'],
  ['http://localhost/v1', 'evil.example', 'http://localhost/v1'],
  ['http://evil.example/v1', 'localhost', undefined],
  ['http://localhost@evil.example/v1', 'localhost', undefined],
  ['/localhost/v1', '', undefined],
  ['/v1', 'localhost:99999', undefined],
  ['*', 'localhost', 'http://localhost/*'],
])('The target %s with the Host header %j names %s', (target, header, expected) => {
  expect(readAddress(target, header, listenOn('127.0.0.1'))?.href).toBe(expected);
});

test('An origin is a web address without a path', () => {
  expect(readOrigin('https://Shop.example/')).toBe('https://shop.example');
  for (const text of ['shop.example:4010', 'ftp://shop.example', 'http://shop.example/a', '']) {
    expect(() => readOrigin(text)).toThrow('--origin is an address such as');
  }
});
