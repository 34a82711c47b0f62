import type { IncomingMessage } from 'node:http';
import { parseObject } from './body';
import { isForeign } from '@site/server/http';

const incoming = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const parse = (text: string) => parseObject(Buffer.from(text));

test('a page is foreign unless its origin is the requested host', () => {
  const host = 'www.site.example';
  expect(isForeign(incoming({ host, origin: 'https://www.site.example' }))).toBe(false);
  for (const origin of ['https://site.example', 'https://www.site.example:8443', 'null', 'x'])
    expect(isForeign(incoming({ host, origin }))).toBe(true);
  expect(isForeign(incoming({ host }))).toBe(false);
  expect(isForeign(incoming({ host, 'sec-fetch-site': 'cross-site' }))).toBe(true);
});

test('a body of 64 kB of brackets is refused, and brackets in text are text', () => {
  const nested = '['.repeat(32_000) + ']'.repeat(32_000);
  expect(() => parse(`{"a":${nested}}`)).toThrow('nested deeper than 12 levels');
  const text = { a: '['.repeat(100) };
  expect(parse(JSON.stringify(text))).toEqual(text);
});

test.each(['1e131071', '-1e131071', '1e-300', '1e21', '1e-7', '12345678901', '0.123456'])(
  'a number that could fill the memory (%s) is refused, at any place',
  (number) => {
    for (const body of [`{"a":${number}}`, `{"a":{"b":[1,{"c":${number}}]}}`])
      expect(() => parse(body)).toThrow('too large or too fine');
  },
);

test('prices and counts are read, and values are counted', () => {
  expect(parse('{"a":[0,-3,240.5,99999999,1e2,2.50]}')).toEqual({
    a: [0, -3, 240.5, 99_999_999, 100, 2.5],
  });
  // Code that passes the object on serializes this value.
  expect(parse('{"a":1e-16383}')).toEqual({ a: 0 });
  expect(() => parse(JSON.stringify({ a: Array<number>(500).fill(1) }))).toThrow('500 values');
});

test('half an emoji becomes a replacement character everywhere, and a zero byte is refused', () => {
  expect(parse('{"a":["x\\ud83d",{"b":"\\ude00 \\ud83d\\ude00"}]}')).toEqual({
    a: ['x\ufffd', { b: '\ufffd 😀' }],
  });
  expect(() => parse('{"a":{"b":"x\\u0000"}}')).toThrow('a character that cannot be used');
});
