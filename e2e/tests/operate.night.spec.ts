import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { askedFor } from '../operate/asked-for';
import { Manual } from '../operate/manual';
import { departures, substitutes } from '../operate/substitutes';
import { root } from '../site';

test('each block of docs/operate.md is tried by try:operate, or excused with a reason', async () => {
  const manual = await Manual.read(join(root, 'docs/operate.md'), substitutes);
  for (const text of await askedFor()) manual.block(text);
  expect(manual.differences()).toEqual([]);
});

test('the document lists what try:operate does differently, and nothing else', async () => {
  const document = await readFile(join(root, 'docs/operate.md'), 'utf8');
  const [, table = ''] =
    /^\| Here \| The script \| Reason \|\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(document) ?? [];
  expect(table.trim().split('\n')).toEqual(departures);
});
