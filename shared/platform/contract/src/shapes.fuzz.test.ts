import { fc, holds, mistyped, text } from '@site/build/testing/fuzz';
import { canarySchema } from './canary';
import { Fault } from './fault';
import { parseJson } from './parse';
import { registrySchema } from './registry';
import { matchesPattern, setSchema } from './set';

const registry = {
  schema: 's',
  microFrontends: {
    'mf-x': [
      {
        url: '/releases/mf-x/1/remoteEntry.js',
        metadata: { integrity: 'sha384-x', version: '1.0.0-a' },
        deployment: { traffic: 100, default: true },
        extras: { prefixes: ['/x'], container: 'mf_x' },
      },
    ],
  },
};

const set = {
  id: 'a',
  createdAt: '2026-01-01T00:00:00Z',
  versions: { 'mf-x': '1.0.0-a' },
  previous: {},
  pages: { '/': { file: 'index.html', owner: 'shell', kind: 'content', indexed: true } },
  notFound: [{ pattern: '*', file: '404.html' }],
  rendered: 1,
};

test.each([
  ['a registry', registrySchema, registry],
  ['a set', setSchema, set],
  ['a canary', canarySchema, { set: 'a', percent: 10, live: 'b', at: '2026-01-01T00:00:00Z' }],
])('%s is read as its type, or refused with the file’s name', (_, schema, example) =>
  holds(
    fc.property(
      fc.oneof(
        text,
        mistyped(example).map((json) => JSON.stringify(json)),
      ),
      (json) => {
        try {
          const value = parseJson(schema, json, 'a.json');
          // A reader that accepts its own result again has dropped nothing that it needs.
          expect(parseJson(schema, JSON.stringify(value), 'a.json')).toEqual(value);
        } catch (error) {
          expect(error).toBeInstanceOf(Fault);
          expect((error as Error).message).toMatch(/^a\.json: /);
          expect((error as Error).message.length).toBeLessThan(1000);
        }
      },
    ),
  ),
);

test('a pattern answers for any path', () =>
  holds(
    fc.property(fc.oneof(text, fc.webPath()), (path) => {
      expect(matchesPattern('*', path)).toBe(true);
      expect(typeof matchesPattern('/x/:id', path)).toBe('boolean');
    }),
  ));
