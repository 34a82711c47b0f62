import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateIn, eventually, request, startSite } from '../testing/site';
import type { Site } from '../testing/site';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-backup-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const placeOf = (site: Site) => ({
  dataDir: site.dataDir,
  siteUrl: site.url,
  databaseUrl: site.databaseUrl,
});

test('a running site is backed up, and restored with all data', async () => {
  const site = await startSite('embedded', { mail: { graceMs: 86_400_000 } });
  const first = request({ name: "Zoë O'Hara", description: 'a "b"\n\\c' });
  const { data } = await site.client().rpc('book_appointment', { request: first });
  const file = join(folder, 'backup.tar.gz');
  await writeBackup({ ...placeOf(site), file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const key = readFileSync(join(site.dataDir, 'staff.key'), 'utf8');
  expect(readdirSync(site.dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  await site.close();

  const dataDir = join(folder, 'data');
  await restoreBackup({ file, dataDir });
  expect(readFileSync(join(dataDir, 'staff.key'), 'utf8')).toBe(key);
  const restored = await startSite('embedded', { dataDir });
  const { data: found } = await restored.staff().rpc('list_appointments');
  expect(found).toMatchObject([{ id: (data as { id: string }).id, name: first.name }]);
  await restored.close();
});
