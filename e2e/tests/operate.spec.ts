import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { askedFor } from '../operate/asked-for';
import { Manual } from '../operate/manual';
import { substitutes } from '../operate/substitutes';
import { root } from '../site';

test('each command of docs/operate.md is tried by try:operate, or excused with a reason', async () => {
  const manual = await Manual.read(join(root, 'docs/operate.md'), substitutes);
  for (const text of await askedFor()) manual.block(text);
  expect(manual.differences()).toEqual([]);
});
