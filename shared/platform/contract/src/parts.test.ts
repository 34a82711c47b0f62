import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { Fault } from './fault';
import { readPart } from './parts';

const site = { port: 3009, prefixes: ['/rental'], exposes: {}, consumes: [] };
const manifest = { name: 'mf-rental', version: '1.0.0', site };

/** A folder with this package.json. */
function folderWith(text: string): string {
  const dir = temporaryDir('part');
  writeFileSync(join(dir, 'package.json'), text);
  return dir;
}

test('a part has its name, version, folder and settings', () => {
  const dir = folderWith(JSON.stringify({ ...manifest, private: true }));
  expect(readPart(dir)).toEqual({ ...manifest, dir });
});

test.each([
  ['{"name":', 'is no JSON ('],
  [JSON.stringify({ ...manifest, site: undefined }), 'there is no part: it needs "site"'],
  [JSON.stringify({ ...manifest, version: undefined }), 'version: Invalid key'],
  [JSON.stringify({ ...manifest, name: 1 }), 'name: Invalid type: Expected string'],
  [JSON.stringify({ ...manifest, site: { ...site, port: '3009' } }), 'site: port: Invalid type'],
  [JSON.stringify({ ...manifest, site: { ...site, exposes: 1 } }), 'site: exposes: Invalid type'],
])('%s is refused with file, field and what it must be', (text, words) => {
  const dir = folderWith(text);
  expect(() => readPart(dir)).toThrow(Fault);
  expect(() => readPart(dir)).toThrow(`${join(dir, 'package.json')}: ${words}`);
});

test('a folder without package.json is no part', () =>
  expect(() => readPart(temporaryDir('empty'))).toThrow('there is no part'));
