// Run by full-disk.night.test.ts on a small file system of its own: `fill DIR` writes until the disk is full
// and is killed; `open DIR` prints how many rows are there, or why the database cannot be opened.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '@site/database/embedded';

const [, , does, dir = ''] = process.argv;
const dataDir = join(dir, 'data');

async function fill(): Promise<never> {
  const db = await openEmbedded(dataDir, { bare: true });
  await db.run('create table stored (n int)');
  await db.run('insert into stored select generate_series(1, 1000)');
  try {
    for (;;) writeFileSync(join(dir, 'filling'), Buffer.alloc(100_000), { flag: 'a' });
  } catch {
    // The disk is full.
  }
  const row = 'select repeat(md5(random()::text), 60) from generate_series(1, 2000)';
  await db.run('create table more (text text)').catch(() => {});
  for (;;)
    await db.run(`insert into more ${row}`).catch(() => process.kill(process.pid, 'SIGKILL'));
}

async function open(): Promise<void> {
  try {
    const db = await openEmbedded(dataDir, { bare: true });
    console.info(JSON.stringify(await db.query('select count(*)::int as rows from stored')));
    await db.close();
  } catch (error) {
    console.info((error as Error).message);
  }
}

await (does === 'fill' ? fill() : open());
