import { execFileSync, spawnSync } from 'node:child_process';
import fs, {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@site/database/embedded';
import { knownMigrations, migrate, migrationsOf } from '../server/migrate';
import { baselineEnd } from '../server/to-baseline';
import { png } from '../testing/pictures';
import { beginWithArchive } from '../testing/empty-database';
import { databaseKinds, eventually, request, startSite, temporaryFolder } from '../testing/site';
import type { Site } from '../testing/site';
import { uploadsOf } from '../testing/uploads';
import { dataFolderEntries } from './data-folder-files';
import { importBackup } from './import-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

beginWithArchive();
let folder: string;
const ending: (() => Promise<unknown> | void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const end of ending.splice(0).reverse()) await end();
});

async function start(...given: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...given);
  ending.push(site.close);
  return site;
}
const backUp = (site: Site, file = join(folder, 'backup.tar.gz'), recipient?: string) =>
  writeBackup({
    dataDir: site.dataDir,
    siteUrl: site.url,
    databaseUrl: site.databaseUrl,
    file,
    recipient,
  });
const leftIn = (dir: string) => readdirSync(dir).filter((name) => name.endsWith('.part'));

test.each(databaseKinds)('a running site on %s is backed up, and restored', async (kind) => {
  const site = await start(kind);
  const { book, reserve, put, staffToken } = uploadsOf(site);
  const by = await book();
  const place = await reserve(by);
  expect((await put(place, png())).status).toBe(200);
  const { error } = await site.client().rpc('subscribe', { email: 'reader@example.com' });
  expect(error).toBeNull();
  const file = join(folder, 'backup.tar.gz');
  writeFileSync(file, 'an older backup');
  await backUp(site, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect([...leftIn(site.dataDir), ...leftIn(folder)]).toEqual([]);
  // Any tar reads it, also without this program.
  const names = execFileSync('tar', ['-tzf', file]).toString().trim().split('\n');
  expect(names).toEqual(expect.arrayContaining(['database.ndjson', 'manifest.json', 'staff.key']));

  const dataDir = join(folder, 'data');
  await restoreBackup({ file, dataDir });
  const key = (dir: string) => readFileSync(join(dir, 'staff.key'), 'utf8');
  expect(key(dataDir)).toBe(key(site.dataDir));
  const token = await staffToken();
  const restored = await start('embedded', { dataDir, keep: true });
  const { data: found } = await restored.staff().rpc('list_appointments');
  expect(found).toMatchObject([{ id: by.id }]);
  const photo = await uploadsOf(restored).read(place.path, token);
  expect(photo.status).toBe(200);
  // It goes on: numbers of rows that the database assigns are not used twice.
  await uploadsOf(restored).book();
  expect((await restored.client().rpc('add_note', { by, note: 'Ring twice' })).error).toBeNull();
});

test('a stopped site is backed up, with the mails of its inbox', async () => {
  const site = await start('embedded', { keep: true, mail: { graceMs: 0, pollMs: 50 } });
  await uploadsOf(site).book();
  const mails = await eventually('two mails', async () => {
    const read = await site.inbox();
    return read.length === 2 && read;
  });
  await site.close();
  await backUp(site);
  const dataDir = join(folder, 'data');
  await restoreBackup({ file: join(folder, 'backup.tar.gz'), dataDir });
  const restored = await start('embedded', { dataDir, keep: true });
  expect(await restored.inbox()).toEqual(mails);
});

test('data of before the baseline is restored and imported', async () => {
  const older = temporaryFolder({ migrated: false });
  ending.push(() => rmSync(older, { recursive: true, force: true }));
  const before = await openEmbedded(older);
  await migrate(before, `${baselineEnd}~`);
  const [row] = await before.query<{ answer: { id: string } }>(
    'select public.book_appointment($1) as answer',
    [JSON.stringify(request())],
  );
  await before.query('delete from supabase_migrations.schema_migrations');
  await before.query(
    "insert into supabase_migrations.schema_migrations (version) values ('20261127000000')",
  );
  await before.close();
  const file = join(folder, 'backup.tar.gz');
  await writeBackup({ dataDir: older, siteUrl: 'http://localhost:1', file });
  const [restored, imported] = [join(folder, 'restored'), join(folder, 'imported')];
  await restoreBackup({ file, dataDir: restored });
  await importBackup({ file, dataDir: imported, siteUrl: '' });
  for (const dataDir of [restored, imported]) {
    const db = await openEmbedded(dataDir);
    ending.push(db.close);
    expect(await db.query('select id from public.appointments')).toEqual([{ id: row?.answer.id }]);
    expect(await migrationsOf(db)).toEqual(knownMigrations());
  }
});

test('every entry of a data folder is either in a backup or known not to belong there', async () => {
  const site = await start();
  await uploadsOf(site).book();
  expect(readdirSync(site.dataDir).filter((name) => !(name in dataFolderEntries))).toEqual([]);
});

const hasAge = spawnSync('age', ['--version']).status === 0;
if (!hasAge) console.warn('not run: age (not installed)');
(hasAge ? test : test.skip)('an encrypted backup opens with its key alone', async () => {
  const site = await start();
  const { id } = await uploadsOf(site).book();
  const [key, other] = ['key', 'other'].map((name) => join(folder, name));
  for (const path of [key, other])
    execFileSync('age-keygen', ['-o', path ?? ''], { stdio: 'pipe' });
  const [recipient = ''] = /age1\w+/.exec(readFileSync(key ?? '', 'utf8')) ?? [];
  const file = join(folder, 'backup.age');
  await expect(backUp(site, file, 'age1wrong')).rejects.toThrow(/cannot be encrypted/);
  expect(readdirSync(folder).sort()).toEqual(['key', 'other']);
  await backUp(site, file, recipient);
  const dataDir = join(folder, 'data');
  await expect(restoreBackup({ file, dataDir })).rejects.toThrow(/is encrypted.*--identity/);
  await expect(restoreBackup({ file, dataDir, identityFile: other })).rejects.toThrow(
    /cannot be decrypted/,
  );
  const cut = join(folder, 'cut.age');
  writeFileSync(cut, readFileSync(file).subarray(0, -20));
  await expect(restoreBackup({ file: cut, dataDir, identityFile: key })).rejects.toThrow(
    /cannot be decrypted/,
  );
  expect(readdirSync(folder)).not.toContain('data');
  await restoreBackup({ file, dataDir, identityFile: key });
  const restored = await start('embedded', { dataDir, keep: true });
  expect((await restored.staff().rpc('list_appointments')).data).toMatchObject([{ id }]);
});

test('a full disk leaves no half backup, and keeps the older one', async () => {
  const site = await start();
  const file = join(folder, 'backup.tar.gz');
  writeFileSync(file, 'an older backup');
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'write').mockImplementation((...args: unknown[]) => {
    (args.at(-1) as (error: Error) => void)(full);
  });
  await expect(backUp(site, file)).rejects.toThrow(
    `The disk is full: ${file} was not written, and nothing is left of it.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('an older backup');
  expect([readdirSync(folder), leftIn(site.dataDir)]).toEqual([['backup.tar.gz'], []]);
});

test('strangers and tokens of staff get no backup', async () => {
  const site = await start();
  const token = await site.token({ app_metadata: { role: 'staff' } });
  const given: Record<string, string>[] = [{}, { Authorization: `Bearer ${token}` }];
  for (const headers of given) {
    const answer = await fetch(`${site.url}/_local/backup`, { method: 'POST', headers });
    expect(answer.status).toBe(401);
  }
  expect(leftIn(site.dataDir)).toEqual([]);
});
