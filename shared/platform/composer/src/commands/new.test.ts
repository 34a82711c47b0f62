import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { clashes, findParts } from '@site/contract/parts';
import { root } from '@site/contract/paths';
import { writeEmptySet, writeRelease } from '@site/delivery/testing/site-folder';
import { emptyStore, goLive } from '../store/testing';
import { createPart } from './new';

let sources: string;

/** Sources with the package.json of each real part, and no lock file. */
beforeEach(() => {
  emptyStore();
  sources = temporaryDir('new-part');
  process.env.SOURCES_DIR = sources;
  for (const { name } of findParts(root)) {
    mkdirSync(join(sources, name));
    cpSync(join(root, name, 'package.json'), join(sources, name, 'package.json'));
  }
});
afterEach(() => delete process.env.SOURCES_DIR);

const files = () => readdirSync(sources).sort();

test('a new part has its own name, address and port, and nothing of the template', async () => {
  const before = findParts();
  const dir = await createPart('mf-home-warranty');
  expect(dir).toBe(join(sources, 'mf-home-warranty'));
  const part = findParts().find(({ name }) => name === 'mf-home-warranty');
  expect(part).toMatchObject({ dir, site: { prefixes: ['/home-warranty'] } });
  expect(before.map(({ site }) => site.port)).not.toContain(part?.site.port);
  expect(findParts()).toHaveLength(before.length + 1);
  const texts = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  expect(texts).toContain('title="Home warranty"');
  expect(texts).not.toMatch(/new-section|new section|3999/i);
});

test('each further part has another port', async () => {
  await createPart('mf-one');
  await createPart('mf-two');
  const ports = findParts().map(({ site }) => site.port);
  expect(new Set(ports).size).toBe(ports.length);
});

test.each(['financing', 'mf-', 'mf-Financing', 'mf-a/b', '../mf-x', 'mf-2nd', 'mf-a_b', 'shell'])(
  '%j is no name of a remote, and nothing is written',
  async (name) => {
    const before = files();
    await expect(createPart(name)).rejects.toThrow(`"${name}" is no name of a remote`);
    expect(files()).toEqual(before);
  },
);

test('a name that a part has is refused', async () => {
  const before = readFileSync(join(sources, 'mf-blog/package.json'), 'utf8');
  await expect(createPart('mf-blog')).rejects.toThrow(/nothing was written\n.*mf-blog is taken/);
  expect(readFileSync(join(sources, 'mf-blog/package.json'), 'utf8')).toBe(before);
});

test('a folder that is no part is not overwritten', async () => {
  mkdirSync(join(sources, 'mf-notes'));
  writeFileSync(join(sources, 'mf-notes/ideas.md'), 'mine');
  await expect(createPart('mf-notes')).rejects.toThrow('mf-notes exists already');
  expect(readdirSync(join(sources, 'mf-notes'))).toEqual(['ideas.md']);
});

test('an address that a part owns is refused with its owner', async () => {
  const before = files();
  await expect(createPart('mf-faq')).rejects.toThrow('mf-blog owns /faq');
  expect(files()).toEqual(before);
});

test('names and addresses of live parts from elsewhere are taken', async () => {
  emptyStore();
  writeRelease('rental', '1.0.0-a');
  writeRelease('mf-loans', '1.0.0-a');
  writeEmptySet('a1', { rental: '1.0.0-a', 'mf-loans': '1.0.0-a' });
  await goLive('a1');
  await expect(createPart('mf-rental')).rejects.toThrow('rental owns /rental');
  await expect(createPart('mf-loans')).rejects.toThrow('the name mf-loans is taken (live set a1)');
});

test('a part that cannot be written completely leaves nothing', async () => {
  // npm ends at an address of an unknown kind.
  const manifest = { name: 'site', dependencies: { lost: 'nowhere:lost' } };
  writeFileSync(join(sources, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(sources, 'package-lock.json'), '{}');
  const before = files();
  await expect(createPart('mf-half-written')).rejects.toThrow('npm cannot write package-lock.json');
  expect(files()).toEqual(before);
});

test('no two parts of the site share a name, a port or a prefix', () => {
  const parts = findParts(root);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(
      clashes(
        part,
        parts.filter((other) => other !== part),
      ),
    ).toEqual([]);
  }
});
