import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, live, test } from '../fixtures';
import { liveSetId, runSite } from '../site';
import type { Site } from '../site';
import { copyRelease, servedVersions } from '../sources';
import { addVariant } from '../variants';

interface SetPages {
  id: string;
  rendered: number;
  pages: Record<string, { file: string; owner: string; reads?: { record: string }[] }>;
}

const setOf = async ({ siteDir }: Site): Promise<SetPages> => {
  const file = join(siteDir, 'sets', await liveSetId(siteDir), 'set.json');
  return JSON.parse(await readFile(file, 'utf8')) as SetPages;
};

/** Paths of a set whose cached pages are not those of another set, which would be hard links. */
async function pathsRenderedAgain({ siteDir }: Site, set: SetPages, base: SetPages) {
  const inode = async ({ id }: SetPages, file: string) =>
    (await stat(join(siteDir, 'sets', id, 'rendered', `${file}.json`))).ino;
  const found = Object.entries(set.pages).map(async ([path, { file }]) =>
    (await inode(set, file)) === (await inode(base, file)) ? [] : [path],
  );
  return (await Promise.all(found)).flat().sort();
}

test('A price that the pricing team changes is the same everywhere, once it is released', async ({
  page,
  ownSite,
}) => {
  const before = await servedVersions(ownSite);
  const base = await setOf(ownSite);
  /** The upper price of a washing machine's repair in one ZIP. */
  const localMaximum = async () => {
    const html = await (await fetch(`${ownSite.origin}/service-area/77002`)).text();
    return Number(/Washing Machine Repair<.*?\$\d+ - \$(\d+)/.exec(html)?.[1]);
  };
  const localBefore = await localMaximum();
  expect(localBefore).toBeGreaterThan(0);
  // A leaking washing machine costs more there: $154 to $427 instead of $153 to $298.
  const id = await addVariant(ownSite, 'mf-estimator', 'newer');
  const promoted = await runSite(['promote', id, '--no-browser'], ownSite.env);
  expect(promoted.code, promoted.output).toBe(0);
  await expect.poll(() => servedVersions(ownSite)).not.toEqual(before);
  // No other part was released for it.
  expect({ ...(await servedVersions(ownSite)), 'mf-estimator': '' }).toEqual({
    ...before,
    'mf-estimator': '',
  });

  const main = page.getByRole('main');
  const shows = async (path: string, range: string) => {
    await page.goto(ownSite.origin + path);
    await live(page);
    await expect(main, path).toContainText(range);
    await expect(main, path).not.toContainText('$145 - $425');
    await expect(main, path).not.toContainText('$153 - $298');
  };
  await shows('/issues/washing-machine-leaking', '$154 - $427');
  await shows('/appliances/washing-machine', '$145 - $427');
  await shows('/appliances', '$145 - $427');
  await shows('/brands/samsung', '$145 - $427');
  await shows('/', '$145 - $427');
  await shows('/faq', '$145 - $427');
  await shows('/estimate?appliance=washing-machine&issue=leaking&view=result', '$154 - $427');
  // 0.9 to 1.1 times the area-wide price, so two dollars more are one more at least.
  expect(await localMaximum()).toBeGreaterThan(localBefore);
  await page.goto(ownSite.origin);
  await live(page);
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('combobox', { name: /Search/ }).fill('washing machine leaking');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('$154 - $427');

  // Exactly the pages that show a price were rendered again, with those of the part itself.
  const affected = Object.entries(base.pages)
    .filter(
      ([, { owner, reads = [] }]) =>
        owner === 'mf-estimator' || reads.some(({ record }) => record.startsWith('mf-estimator/')),
    )
    .map(([path]) => path)
    .sort();
  const set = await setOf(ownSite);
  expect(await pathsRenderedAgain(ownSite, set, base)).toEqual(affected);
  expect(set.rendered).toBe(affected.length);
  expect(affected).toContain('/appliances/dryer');
  expect(affected.length).toBeLessThan(Object.keys(set.pages).length);
});

test('A release that takes away what another part shows is refused, by the page that shows it', async ({
  ownStore,
}) => {
  const id = await copyRelease(ownStore, 'mf-estimator', '7.0.0', ({ files }) => ({
    files: Object.fromEntries(
      Object.entries(files).filter(([file]) => file !== 'records/prices/dryer.json'),
    ),
  }));
  await rm(
    join(ownStore.siteDir, 'releases', ...id.split('@'), 'browser/records/prices/dryer.json'),
  );
  const { code, output } = await runSite(['check', id, '--no-browser'], ownStore.env);
  expect(code, output).toBe(1);
  expect(output).toContain(
    `${id} has no mf-estimator/prices/dryer, which mf-catalog shows on /appliances/dryer.`,
  );
});

test('While the pricing team’s part is down, pages that show its prices hydrate', async ({
  page,
}) => {
  await page.route('**/releases/mf-estimator/**', (route) => route.abort());
  await page.goto('/appliances/dryer');
  await live(page);
  await expect(page.locator('main[data-preserved]')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('$162 - $476');
});
