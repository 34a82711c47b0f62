import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { create } from 'tar';
import { createBackend } from '../server';
import { tryLockDataFolder } from '@site/database/data-folder';
import { knownMigrations } from '../server/migrate';
import { testCompany } from '@site/client/testing/company';
import { beginWithArchive } from '../testing/empty-database';
import { temporaryFolder } from '../testing/site';
import { unpackInto } from './archive';
import { isArchiveName } from './archive-names';
import { importBackup } from './import-backup';
import { openArchive } from './open-archive';
import { restoreBackup } from './restore-backup';
import { spoolName } from '../spool/spool';
import { restoreName } from '../spool/unfinished-restore';
import { writeBackup } from './write-backup';

beginWithArchive();
let folder: string;
let backup: Buffer;
let original: string;
beforeAll(async () => {
  original = temporaryFolder();
  const file = join(original, 'backup.tar.gz');
  await writeBackup({ dataDir: original, siteUrl: '', file });
  backup = readFileSync(file);
});
afterAll(() => rmSync(original, { recursive: true, force: true }));
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-restore-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({
  file: join(folder, 'backup'),
  dataDir: join(folder, 'data'),
  siteDir: join(folder, 'site'),
});
/** Restores bytes. @returns the message, after checking that nothing was written */
async function refusalOf(bytes: Uint8Array): Promise<string> {
  writeFileSync(join(folder, 'backup'), bytes);
  const before = readdirSync(folder);
  const error: unknown = await restoreBackup(options()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(readdirSync(folder)).toEqual(before);
  return (error as Error).message;
}
/** A tar of files that this test makes in a folder. */
async function tarOf(make: (dir: string) => string[]): Promise<Buffer> {
  const dir = mkdtempSync(join(folder, 'made-'));
  const inner = join(dir, 'inner');
  mkdirSync(inner);
  const chunks: Buffer[] = [];
  for await (const chunk of create({ cwd: inner, gzip: true, preservePaths: true }, make(inner)))
    chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

test.each([0.2, 0.6, 0.99])('a backup that ends after %d of its bytes is refused', async (part) => {
  expect(await refusalOf(backup.subarray(0, Math.floor(backup.length * part)))).toMatch(/damaged/);
});

test('a backup with a changed byte is refused', async () => {
  const changed = Buffer.from(backup);
  const at = Math.floor(changed.length / 2);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  expect(await refusalOf(changed)).toMatch(/damaged/);
});

test('foreign files are refused', async () => {
  for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), Buffer.alloc(5000, 'x')])
    expect(await refusalOf(bytes)).toMatch(/no backup of the site/);
  const text = (dir: string) => {
    writeFileSync(join(dir, 'database.ndjson'), '{}\n');
    return ['database.ndjson'];
  };
  expect(await refusalOf(await tarOf(text))).toBe('This file is no backup of the site.');
});

test('a small archive of much data is refused before it is written', async () => {
  const bomb = await tarOf((dir) => {
    writeFileSync(join(dir, 'staff.key'), '');
    truncateSync(join(dir, 'staff.key'), 600 * 2 ** 20);
    return ['staff.key'];
  });
  expect(bomb.length).toBeLessThan(2 ** 20);
  writeFileSync(join(folder, 'bomb'), bomb);
  const out = mkdtempSync(join(folder, 'out-'));
  const [bytes, size] = await openArchive(join(folder, 'bomb'), undefined);
  await expect(unpackInto(bytes, out, size)).rejects.toThrow(
    'more than a backup of its size can have',
  );
  expect(readdirSync(out)).toEqual([]);
});

// As `age` decrypts it. `pipeline` waited forever, because tar had ended within its call.
test('an archive that arrives in pieces is unpacked, or refused, to its end', async () => {
  const names = Array.from({ length: 6 }, (_, i) => `film-${i}`);
  const films = await tarOf((dir) => {
    for (const name of names) writeFileSync(join(dir, name), randomBytes(2 ** 20));
    return names;
  });
  async function* inPieces(bytes: Buffer) {
    for (let at = 0; at < bytes.length; at += 2 ** 16) {
      await setImmediate();
      yield bytes.subarray(at, at + 2 ** 16);
    }
  }
  await expect(unpackInto(inPieces(films), folder, films.length)).rejects.toThrow(
    'not allowed: "film-0"',
  );
  const dir = mkdtempSync(join(folder, 'unpacked-'));
  expect(await unpackInto(inPieces(backup), dir, backup.length)).toMatchObject({
    format: 'site-backup',
  });
});

test.each([
  ['files: Invalid type', { files: 'staff.key' }],
  ['files: Invalid key', { files: undefined }],
  ['files.staff.key.sha256: Invalid key', { files: { 'staff.key': { size: 1 } } }],
  ['files.staff.key: Invalid type', { files: { 'staff.key': null } }],
  ['at: Invalid type', { at: 5 }],
])('a manifest that is wrong (%s) is refused with the field', async (words, change) => {
  const manifest = { format: 'site-backup', version: 1, at: '2026-11-23', files: {}, ...change };
  const bytes = await tarOf((dir) => {
    writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
    return ['manifest.json'];
  });
  expect(await refusalOf(bytes)).toContain(`The backup is damaged: manifest.json: ${words}`);
});

/** A backup whose database has these lines. */
function backupOf(...lines: object[]): Promise<Buffer> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const files = { 'database.ndjson': { size: text.length, sha256 } };
  const manifest = { format: 'site-backup', version: 1, at: '2026-11-23', files };
  return tarOf((dir) => {
    writeFileSync(join(dir, 'database.ndjson'), text);
    writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
    return ['database.ndjson', 'manifest.json'];
  });
}
const header = (migrations: string[]) => ({
  ...{ format: 'site-data', version: 1, at: '2026-11-23T00:00:00.000Z', migrations },
});
const [oldest = ''] = knownMigrations();

test.each([
  ['without a header', [{ rows: 0 }], 'This is no export of the site.'],
  ['without migrations', [header([])], 'The export is damaged: it names no migration.'],
  [
    'of long before the baseline',
    [header(['20261124000000'])],
    /before 20261127000000 \(migration 20261124000000\)/,
  ],
  ['of a newer release', [header([oldest, '99990101'])], /newer version .*migration 99990101/],
  [
    'of an older release, cut off',
    [header([oldest])],
    'The export is damaged: its end is missing.',
  ],
])('data %s is neither restored nor imported, and leaves no database', async (_, lines, words) => {
  const bytes = await backupOf(...lines);
  expect(await refusalOf(bytes)).toMatch(words);
  const dataDir = join(folder, 'imported');
  const { file } = options();
  await expect(importBackup({ file, dataDir, siteUrl: '' })).rejects.toThrow(words);
  expect(readdirSync(dataDir)).toEqual(['lock']);
});

test('an import that was ended leaves no data to the next one', async () => {
  const dataDir = join(folder, 'imported');
  mkdirSync(join(dataDir, spoolName()), { recursive: true });
  writeFileSync(join(folder, 'backup'), backup);
  await importBackup({ file: join(folder, 'backup'), dataDir, siteUrl: '' });
  expect(readdirSync(dataDir).sort()).toEqual(['lock', 'postgres']);
});

test('names that lead out of the folder, and links, are refused', async () => {
  const outside = (dir: string) => {
    writeFileSync(join(dir, '..', 'outside'), 'x');
    return ['../outside'];
  };
  expect(await refusalOf(await tarOf(outside))).toMatch(/not allowed: "\.\.\/outside"/);
  const link = (dir: string) => {
    symlinkSync('/etc', join(dir, 'staff.key'));
    return ['staff.key'];
  };
  expect(await refusalOf(await tarOf(link))).toMatch(/not allowed: "staff\.key"/);
  for (const name of [
    ...['/etc/passwd', 'site/../../x', 'site//x', 'site/', 'photos/x.png', 'photos/a/b', ''],
    ...['..', 'postgres/PG_VERSION', 'lock', 'site/a\\b', 'C:/x', 'site/a\0b', 'inbox/x.eml'],
  ])
    expect([name, isArchiveName(name)]).toEqual([name, false]);
  expect(isArchiveName('site/releases/mf-blog/1.0.0-3f/browser/remoteEntry.js')).toBe(true);
});

test.each(['data', 'site'])('a full folder (%s) is refused and stays as it is', async (name) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'mine'), 'x');
  expect(await refusalOf(backup)).toMatch(/is not empty \(mine\)\. Restore into an empty folder/);
  expect(readFileSync(join(folder, name, 'mine'), 'utf8')).toBe('x');
});

test('an empty folder is filled, and a second restore is refused', async () => {
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'backup'), backup);
  await restoreBackup(options());
  expect(existsSync(join(folder, 'data', 'postgres', 'PG_VERSION'))).toBe(true);
  await expect(restoreBackup(options())).rejects.toThrow(/is not empty/);
});

test('a second restore says whether the first one is running', async () => {
  const { file, dataDir } = options();
  writeFileSync(file, backup);
  mkdirSync(join(dataDir, restoreName()), { recursive: true });
  const unlock = tryLockDataFolder(dataDir);
  await expect(restoreBackup(options())).rejects.toThrow(/A restore is running there\.$/);
  unlock?.();
  await expect(restoreBackup(options())).rejects.toThrow(/was ended there; empty it first\.$/);
});

test('a site does not start on a restore that was killed', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, restoreName()), { recursive: true });
  await expect(createBackend({ dataDir, company: testCompany })).rejects.toThrow(
    /was ended before it was complete/,
  );
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});
