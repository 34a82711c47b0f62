import { writeEmptySet, writeRelease } from '@site/delivery/testing/site-folder';
import { setCanary } from '../commands/canary';
import { rollback } from '../commands/rollback';
import { takenBack } from './taken-back';
import { emptyStore } from './testing';
import { changeLive } from './sets';
import { readSet } from '@site/contract/set';

/** A set with these versions of two parts, live by a promotion that names the release. */
async function promoted(id: string, blog: string, staff: string, named: string): Promise<void> {
  for (const [name, version] of [
    ['mf-blog', blog],
    ['mf-staff', staff],
  ] as const)
    writeRelease(name, version);
  writeEmptySet(id, { 'mf-blog': blog, 'mf-staff': staff });
  const record = { command: 'promote', releases: [named], revision: '' };
  await changeLive(async () => ({ set: await readSet(id), record }));
}

const all = ['mf-blog@1', 'mf-blog@2', 'mf-staff@1', 'mf-staff@2'];
const away = async () => [...(await takenBack(all)).keys()];

beforeEach(async () => {
  emptyStore();
  await promoted('a1', '1', '1', 'mf-blog@1');
  await promoted('a2', '2', '1', 'mf-blog@2');
  await promoted('a3', '2', '2', 'mf-staff@2');
});

test('a rollback takes back what it removes, until that is named again', async () => {
  expect(await away()).toEqual([]);
  await rollback('a1');
  expect((await away()).sort()).toEqual(['mf-blog@2', 'mf-staff@2']);
  expect((await takenBack(all)).get('mf-blog@2')).toMatchObject({ did: 'back', before: 'a3' });
  await promoted('a4', '2', '1', 'mf-blog@2');
  expect(await away()).toEqual(['mf-staff@2']);
});

test('a canary that is ended before it was promoted was taken back', async () => {
  writeRelease('mf-blog', '3');
  writeEmptySet('a5', { 'mf-blog': '3', 'mf-staff': '2' });
  await setCanary('a5', '10%');
  await setCanary('off');
  expect([...(await takenBack(['mf-blog@3', 'mf-staff@2'])).keys()]).toEqual(['mf-blog@3']);
  await setCanary('a5', '10%');
  await promoted('a5', '3', '2', 'mf-blog@3');
  await setCanary('off');
  expect((await takenBack(['mf-blog@3'])).size).toBe(0);
});
