import { randomBytes } from 'node:crypto';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, withoutSite } from '../fixtures';
import { liveSetId, runSite, root } from '../site';
import { copyPackage, copyRelease, copySources, edit, releaseFrom } from '../sources';

const test = base.extend(withoutSite);

interface CheckResult {
  ok: boolean;
  verdicts: { rule: string; ok: boolean; sentence: string }[];
}

/** Refusals of a release. */
async function refusalsOf(id: string, env: Record<string, string>): Promise<string[]> {
  const { code, output } = await runSite(['check', id, '--json'], env);
  const result = JSON.parse(output) as CheckResult;
  expect(code).toBe(result.ok ? 0 : 1);
  return result.verdicts.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
}

/** A time zone in which it is that hour now. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // In these names the sign is reversed.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Text that is right only while the business is open. */
const byTheClock = `
import { openingAt } from '@site/data-types/opening';
import { useCompany } from '@site/store';
import { useSyncExternalStore } from 'react';

const words = (open: boolean) => (open ? 'A person is here.' : 'The desk is empty.');

export function ByTheClock() {
  const company = useCompany();
  const now = () => words(openingAt(company, new Date()).open);
  return <p>{useSyncExternalStore(() => () => {}, now, () => words(true))}</p>;
}
`;

/** Changes to the declaration of mf-estimator, with the sentence that refuses each. */
const brokenDeclarations: {
  title: string;
  change: (dir: string) => Promise<void>;
  sentence: RegExp;
}[] = [
  {
    title: 'a module that the catalog shows is missing',
    change: (dir) =>
      edit(join(dir, 'package.json'), (text) => text.replace(/\s*"\.\/EstimateTeaser": .*/, '')),
    sentence:
      /^With the live set.*: mf-catalog@\S+ uses mf-estimator\/EstimateTeaser, which mf-estimator@\S+ does not expose\.$/,
  },
  {
    title: 'a module requires a property that its user does not pass',
    change: (dir) =>
      edit(join(dir, 'src/fragments/EstimateEntry.tsx'), (text) =>
        text.replace('EstimateEntry()', 'EstimateEntry(_: { title: string })'),
      ),
    sentence:
      /^With the live set.*: mf-estimator@\S+ exposes mf-estimator\/EstimateEntry with another type than shell@\S+ expects: .*'title' is missing/,
  },
  {
    title: 'it claims an address of another section',
    change: (dir) =>
      edit(join(dir, 'package.json'), (text) => text.replace('"/parts"', '"/parts", "/warranty"')),
    sentence:
      /^With the live set.*: mf-estimator@\S+ claims \/warranty, which mf-booking@\S+ owns\.$/,
  },
  {
    title: 'it was built for another version of the draft slice',
    change: async (dir) => {
      const store = await copyPackage('store', dir);
      await edit(join(store, 'src/slices.ts'), (text) =>
        text.replace(/(key: 'site.draft',\s+area: 'session',\s+version: )1/, '$12'),
      );
    },
    sentence:
      /^With the live set.*: mf-estimator@\S+ was built for version 2 of the store's slice "draft"; shell@\S+ has version 1\.$/,
  },
  {
    title: 'it needs another React',
    change: (dir) =>
      edit(join(dir, 'package.json'), (text) =>
        text.replace('"consumes": []', '"consumes": [], "shared": { "react": "^20.0.0" }'),
      ),
    sentence:
      /^With the live set.*: mf-estimator@\S+ needs react \^20\.0\.0; shell@\S+ brings 19\./,
  },
  {
    title: 'it is too large',
    change: (dir) => {
      const ballast = randomBytes(24_000).toString('base64');
      return appendFile(
        join(dir, 'src/routes.tsx'),
        `\nObject.assign(globalThis, { ballast: '${ballast}' });\n`,
      );
    },
    sentence:
      /^mf-estimator@\S+ brings \d+\.\d kB of JavaScript for its page type "\w+"; the budget is \d+\.\d kB\. Largest: expose-routes\.js/,
  },
];

test('A release built from changed sources is refused by every rule that it breaks', async ({
  smallStore: store,
}) => {
  const folder = await copySources('mf-estimator', 'broken-declarations');
  for (const { change } of brokenDeclarations) await change(folder);
  const id = await releaseFrom(folder, store);
  const before = await readFile(join(store.env.SITE_DIR, 'live'), 'utf8');
  const refusals = await refusalsOf(id, store.env);
  for (const { title, sentence } of brokenDeclarations) {
    expect.soft(refusals, title).toContainEqual(expect.stringMatching(sentence));
  }
  // Every type of page is too heavy; every other rule reports one sentence.
  const others = refusals.filter((refusal) => !brokenDeclarations.at(-1)?.sentence.test(refusal));
  expect(others).toHaveLength(brokenDeclarations.length - 1);
  expect(await readFile(join(store.env.SITE_DIR, 'live'), 'utf8')).toBe(before);
});

/** The process that renders gets the time zone, and nearly nothing else of the environment. */
const zoneWithoutPrices = 'Antarctica/Troll';

test('A release is refused at night for a page that cannot be rendered, throws in the browser or depends on the clock', async ({
  smallStore: store,
}) => {
  const folder = await copySources('mf-estimator', 'pages');
  await edit(join(folder, 'src/routes/parts.tsx'), (text) =>
    text.replace(
      /export default function \w+\(\) \{/,
      `$&
  if (typeof window !== 'undefined') throw new Error('no window today');
  const { process } = globalThis as { process?: { env: Record<string, string> } };
  if (process?.env.TZ === '${zoneWithoutPrices}') throw new Error('no prices today');`,
    ),
  );
  await writeFile(join(folder, 'src/components/ByTheClock.tsx'), byTheClock);
  await edit(
    join(folder, 'src/routes/estimate.tsx'),
    (text) =>
      `import { ByTheClock } from '../components/ByTheClock';\n${text.replace(/<Hero/, '<ByTheClock />$&')}`,
  );
  const id = await releaseFrom(folder, store);
  const before = await readFile(join(store.env.SITE_DIR, 'live'), 'utf8');
  expect(await refusalsOf(id, { ...store.env, TZ: zoneWithoutPrices })).toEqual([
    expect.stringMatching(/^mf-estimator@\S+: mf-estimator \/parts: no prices today$/),
  ]);
  // instants.test.ts proves that the check opens pages at the same instants at every other hour.
  expect(await refusalsOf(id, { ...store.env, COMPANY_TIME_ZONE: zoneAt(3) })).toEqual(
    // In both languages.
    ['/es', ''].flatMap((language) => [
      expect.stringMatching(
        new RegExp(
          `^mf-estimator ${language}/estimate in Chromium: it lost "A person is here\\." during hydration while the business is closed \\(.*\\)\\.$`,
        ),
      ),
      expect.stringMatching(
        new RegExp(`^mf-estimator ${language}/parts in Chromium: .*no window today`),
      ),
    ]),
  );
  expect(await readFile(join(store.env.SITE_DIR, 'live'), 'utf8')).toBe(before);
});

test('A refused release goes live only with --force, and the set records that', async ({
  smallStore,
}) => {
  const { env, siteDir } = smallStore;
  const id = await copyRelease(smallStore, 'mf-estimator', '1.1.0', ({ shared }) => ({
    shared: { ...shared, react: '^20.0.0' },
  }));
  const liveId = () => liveSetId(siteDir);
  const before = await liveId();
  const refused = await runSite(['promote', id, '--no-browser'], env);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/needs react \^20\.0\.0; shell@\S+ brings 19\./);
  expect(await liveId()).toBe(before);
  const forced = await runSite(['promote', id, '--no-browser', '--force'], env);
  expect(forced.code, forced.output).toBe(0);
  expect(await liveId()).not.toBe(before);
  const set = await readFile(join(siteDir, 'sets', await liveId(), 'set.json'), 'utf8');
  expect((JSON.parse(set) as { forced: string[] }).forced).toEqual([
    expect.stringMatching(/needs react \^20\.0\.0/),
  ]);
});

test('The build finds modules that are used but not declared, and the reverse', async () => {
  // The smallest part.
  const folder = await copySources('shared/platform/part-template', 'undeclared');
  await appendFile(
    join(folder, 'src/routes.tsx'),
    "\nimport { loadModule } from '@site/federation';\nvoid loadModule('mf-booking/windows', null);\n",
  );
  await edit(join(folder, 'package.json'), (text) =>
    text.replace('"consumes": []', '"consumes": ["mf-catalog/Search"]'),
  );
  const { code, output } = await runSite(['build-part', 'mf-new-section'], {
    SOURCES_DIR: folder,
  });
  expect(code).toBe(1);
  const where = 'in site.consumes of its package.json';
  expect(output.trim().split('\n')).toEqual([
    `mf-new-section uses mf-booking/windows in src/routes.tsx but does not declare it ${where}`,
    `mf-new-section declares mf-catalog/Search ${where} but uses it nowhere`,
  ]);
});

test('Parts that were built together and do not fit go live only with --force', async ({
  smallStore,
}) => {
  const { env, siteDir } = smallStore;
  // Two parts as built for the suite; one declares that it needs a version that the shell lacks.
  const built = join(siteDir, 'built');
  for (const part of ['shell', 'mf-estimator']) {
    const [version = ''] = await readdir(join(siteDir, 'releases', part));
    const dist = join(built, part, 'dist');
    await cp(join(siteDir, 'releases', part, version), dist, { recursive: true });
    await cp(join(root, part, 'package.json'), join(built, part, 'package.json'));
    if (part !== 'mf-estimator') continue;
    await edit(join(dist, 'release.json'), (text) =>
      text
        .replace(/"react": "[^"]+"/, '"react": "^20.0.0"')
        .replaceAll(version, `1.1.0-${version}`),
    );
  }
  const before = await liveSetId(siteDir);
  const build = { ...env, SOURCES_DIR: built, NODE_ENV: 'production' };
  const refused = await runSite(['build'], build);
  expect(refused.code).toBe(1);
  const sentence =
    /With each other: mf-estimator@\S+ needs react \^20\.0\.0; shell@\S+ brings 19\./;
  expect(refused.output).toMatch(sentence);
  expect(await liveSetId(siteDir)).toBe(before);
  const forced = await runSite(['build', '--force'], build);
  expect(forced.code, forced.output).toBe(0);
  expect(forced.output).toMatch(sentence);
  expect(await liveSetId(siteDir)).not.toBe(before);
});
