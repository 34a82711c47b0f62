import type { CompanyConfig } from '@site/data-types/company';
import type { Release } from '@site/data-types/contract';
import type { Browser } from 'playwright-core';
import { prepare } from '../compose/compose';
import type { PreparedSet } from '../compose/compose';
import { readRelease } from '../store/releases';
import type { SetManifest } from '../store/sets';
import { pageFaults, remoteFaults } from './budgets';
import { checkDeclared } from './declared';
import type { Neighbours } from './declared';
import { heldPages } from './held-pages';
import type { HeldPage } from './held-pages';
import { metaFaults, routeFaults } from './routes';
import { idOf } from './verdict';
import type { Verdict } from './verdict';

export interface CheckInput {
  candidates: Release[];
  live: SetManifest;
  /** Sets that a rollback may bring back. */
  kept: SetManifest[];
  company: CompanyConfig;
  /** Whether a browser opens the pages. */
  browser: boolean;
  /** Goes on where a rule refuses. */
  force?: boolean;
}

const refused = (verdicts: Verdict[]): boolean => verdicts.some(({ ok }) => !ok);

/**
 * Holds candidates against the live set and every kept one, then composes the set they would make,
 * once, and looks at it. Cheap rules come first; after a refusal nothing dearer is run.
 * @param accept given the composed set where nothing was refused, or `force` overrules it
 * @returns a verdict of every rule that was run
 */
export async function check(
  input: CheckInput,
  accept: (set: PreparedSet, refusals: string[]) => Promise<void> = async () => {},
): Promise<Verdict[]> {
  const { candidates, live, kept, company, force = false } = input;
  const others = kept.filter(({ id }) => id !== live.id);
  const verdicts = checkReleases(
    candidates,
    await Promise.all([
      neighbours('the live set', live),
      ...others.map((set) => neighbours(`kept set ${set.id}`, set)),
    ]),
  );
  const over = () => refused(verdicts) && !force;
  if (over()) return verdicts;

  // It starts while the set is composed; its code is not loaded after a refusal.
  const browser = input.browser
    ? import('./hydration').then(({ openBrowser }) => openBrowser())
    : undefined;
  // Whoever waits for it hears of a failure; until then nobody does.
  browser?.catch(() => {});
  try {
    const set = await compose(input).catch((error: Error) => error);
    if (set instanceof Error) {
      const fault = `${candidates.map(idOf).join(', ')}: ${set.message}`;
      return [...verdicts, ...toVerdicts('prerender', '', [fault])];
    }
    try {
      const pages = await heldPages(set, candidates);
      verdicts.push(...(await checkSet(set, pages, candidates, company)));
      if (!over()) verdicts.push(...(await hydration(set, pages, company, browser)));
      if (!over()) await accept(set, refusalsOf(verdicts));
    } finally {
      await set.drop();
    }
  } finally {
    await (await browser?.catch(() => undefined))?.close();
  }
  return verdicts;
}

/** Rules that need nothing but the releases. @param sets those that they may come to live in */
export const checkReleases = (candidates: Release[], sets: Neighbours[]): Verdict[] => [
  ...checkDeclared(candidates, sets),
  ...toVerdicts(
    'remote-bytes',
    'It brings no more than a remote may.',
    candidates.flatMap(remoteFaults),
  ),
];

/** Rules that look at the set which candidates make, without a browser. */
export async function checkSet(
  { releases }: PreparedSet,
  pages: HeldPage[],
  candidates: Release[],
  company: CompanyConfig,
): Promise<Verdict[]> {
  const routes = await routeFaults({ candidates, releases }, company);
  return [
    ...toVerdicts('prerender', `Its set renders; ${pages.length} pages hold it.`, []),
    ...toVerdicts('routes', 'Its routes, modules and metadata keep the contract.', [
      ...routes,
      ...metaFaults(pages),
    ]),
    ...toVerdicts(
      'page-bytes',
      'Every page that holds it is within its budget.',
      await pageFaults(pages, releases),
    ),
  ];
}

const compose = ({ candidates, live, company }: CheckInput): Promise<PreparedSet> => {
  const versions = candidates.map(({ name, version }) => [name, version]);
  return prepare({ ...live.versions, ...Object.fromEntries(versions) }, company);
};

async function neighbours(label: string, { versions, pages }: SetManifest): Promise<Neighbours> {
  const releases = await Promise.all(Object.entries(versions).map(([n, v]) => readRelease(n, v)));
  const reads = Object.entries(pages).flatMap(([path, page]) =>
    (page.reads ?? []).map((read) => ({ ...read, path })),
  );
  return { label, releases, reads };
}

/** @param opening a browser, undefined where none was wanted or none is there */
async function hydration(
  set: PreparedSet,
  pages: HeldPage[],
  company: CompanyConfig,
  opening: Promise<Browser | undefined> | undefined,
): Promise<Verdict[]> {
  if (!opening) return toVerdicts('hydration', 'Not run: --no-browser.', []);
  const browser = await opening;
  if (!browser) {
    const how = 'install one, name it in CHROMIUM, or say --no-browser.';
    return toVerdicts('hydration', '', [`Not run: no Chromium; ${how}`]);
  }
  const types = new Set(pages.map(({ type }) => type)).size;
  const { hydrationFaults } = await import('./hydration');
  const faults = await hydrationFaults(set, pages, browser, company);
  return toVerdicts(
    'hydration',
    `${types} page types came alive in Chromium, while the business is open and while it is closed.`,
    faults,
  );
}

const toVerdicts = (rule: string, passed: string, faults: string[]): Verdict[] =>
  faults.length
    ? faults.map((sentence) => ({ rule, ok: false, sentence }))
    : [{ rule, ok: true, sentence: passed }];

export const refusalsOf = (verdicts: Verdict[]): string[] =>
  verdicts.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
