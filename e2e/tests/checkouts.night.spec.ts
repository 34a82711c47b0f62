import { freePort } from '@site/database/testing/free-port';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, withoutSite } from '../fixtures';
import { copyRepository, runIn } from '../repository';
import type { Ran } from '../repository';
import { copyStore, liveSetId } from '../site';
import { small } from '../small-site';
import { copyRelease } from '../sources';

const test = base.extend(withoutSite);

const command = (checkout: string) => join(checkout, 'shared/platform/composer/bin/site.js');
const store = (checkout: string) => ({ siteDir: join(checkout, '.site') });
const liveOf = (checkout: string) => liveSetId(store(checkout).siteDir);

/** As a person in a checkout does. */
const siteIn = (checkout: string, ...args: string[]): Promise<Ran> =>
  runIn(checkout, [process.execPath, command(checkout), ...args]);

/** Makes another version of the articles live. */
async function promoteIn(checkout: string, number: string): Promise<void> {
  const id = await copyRelease(store(checkout), 'mf-blog', number);
  const { code, output } = await siteIn(checkout, 'promote', '--no-browser', id);
  expect(code, output).toBe(0);
}

/** Id of the set that `site serve` of a checkout serves. */
async function servedBy(checkout: string): Promise<string | null> {
  const { INIT_CWD: _, NODE_OPTIONS: __, ...own } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, [command(checkout), 'serve'], {
    cwd: checkout,
    env: { ...own, PORT: String(port) },
  });
  try {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output).toContain('Inbox');
    const page = await (await fetch(`http://localhost:${port}/terms`)).text();
    return /"set":"([^"]+)"/.exec(page)?.[1] ?? null;
  } finally {
    child.kill();
    await new Promise((done) => child.once('exit', done));
  }
}

test('A copied and a moved checkout, and one with linked packages, never act on the original', async () => {
  const original = await copyRepository();
  const copy = `${original}-copy`;
  const moved = `${original}-moved`;
  const linked = `${original}-linked`;
  try {
    await copyStore(small, store(original).siteDir);
    await promoteIn(original, '1.1.0');
    const live = await liveOf(original);

    // With everything in it: caches, store and links.
    await runIn(tmpdir(), ['cp', '-a', original, copy]);
    await promoteIn(copy, '1.2.0');
    const other = await liveOf(copy);
    expect(other).not.toBe(live);
    expect(await servedBy(copy)).toBe(other);
    expect((await siteIn(copy, 'rollback', 'mf-blog')).code).toBe(0);
    expect(await liveOf(copy)).toBe(live);
    expect((await siteIn(copy, 'rollback')).code).toBe(0);
    const made = await siteIn(copy, 'new', 'mf-trial');
    expect(made.code, made.output).toBe(0);
    expect(existsSync(join(copy, 'mf-trial'))).toBe(true);
    expect(existsSync(join(original, 'mf-trial'))).toBe(false);
    expect(existsSync(join(original, '.data'))).toBe(false);
    expect(await liveOf(original)).toBe(live);

    await rename(copy, moved);
    await promoteIn(moved, '1.3.0');
    expect(existsSync(copy)).toBe(false);
    expect(await servedBy(moved)).toBe(await liveOf(moved));
    expect(await liveOf(original)).toBe(live);

    // All packages are links to the original's, so its code would run: refused, wherever it starts.
    await mkdir(linked);
    await runIn(tmpdir(), ['git', 'clone', '-q', original, linked]);
    await symlink(join(original, 'node_modules'), join(linked, 'node_modules'));
    const reason = `${linked}: its packages are those of ${original}`;
    for (const [cwd, program] of [
      [linked, command(linked)],
      [linked, join(linked, 'node_modules/@site/composer/bin/site.js')],
      [tmpdir(), command(linked)],
    ] as const) {
      const refused = await runIn(cwd, [process.execPath, program, 'rollback']);
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(reason);
    }
    expect(await liveOf(original)).toBe(live);
  } finally {
    for (const dir of [original, copy, moved, linked])
      await rm(dir, { recursive: true, force: true });
  }
});
