import { idOf, readRelease } from '@site/contract/release';
import type { SetManifest } from '@site/contract/set';
import { refusalsOf, withoutBrowser } from '@site/contract/verdict';
import type { Verdict } from '@site/contract/verdict';
import type { SiteFacts } from '@site/contract/company';
import type { Release } from '@site/data-types/contract';
import type { Browser } from 'playwright-core';
import { prepare } from '../compose/compose';
import type { PreparedSet } from '../compose/compose';
import { affectedPages } from './affected-pages';
import type { AffectedPage } from './affected-pages';
import { pageBytes, remoteFaults } from './budgets';
import { checkDeclared, checkTranslations } from './declared';
import type { TargetSet } from './declared';
import { metaFaults, routeFaults } from './routes';

export interface CheckInput {
  candidates: Release[];
  live: SetManifest;
  /** Sets that a rollback can return to. */
  retained: SetManifest[];
  company: SiteFacts;
  /** Whether to open the pages in a browser. */
  browser: boolean;
  /** Continue although a rule refuses. */
  force?: boolean;
}

const refused = (verdicts: Verdict[]): boolean => verdicts.some(({ ok }) => !ok);

/**
 * Checks candidates against the live set and every retained set, then composes their new set once and
 * checks that. Cheap rules run first; after a refusal the expensive ones are skipped.
 * @param accept called with the composed set when nothing was refused, or when `force` is given
 * @returns a verdict for every rule that ran
 */
export async function check(
  input: CheckInput,
  accept: (set: PreparedSet, refusals: string[]) => Promise<void> = async () => {},
): Promise<Verdict[]> {
  const { candidates, live, retained, company, force = false } = input;
  const others = retained.filter(({ id }) => id !== live.id);
  const verdicts = checkReleases(
    candidates,
    await Promise.all([
      targetSet('the live set', live),
      ...others.map((set) => targetSet(`retained set ${set.id}`, set)),
    ]),
  );
  const stops = () => refused(verdicts) && !force;
  if (stops()) return verdicts;

  // Start the browser while the set is composed. After a refusal its code is not even loaded.
  const browser = input.browser
    ? import('./hydration').then(({ openBrowser }) => openBrowser())
    : undefined;
  // The await below reports a failed start; until then Node must not see an unhandled rejection.
  browser?.catch(() => {});
  try {
    const set = await compose(input).catch((error: Error) => error);
    if (set instanceof Error) {
      const fault = `${candidates.map(idOf).join(', ')}: ${set.message}`;
      return [...verdicts, ...toVerdicts('prerender', '', [fault])];
    }
    try {
      const pages = await affectedPages(set, candidates);
      verdicts.push(...(await checkSet(set, pages, candidates, company)));
      if (!stops()) verdicts.push(...(await hydration(set, pages, company, browser)));
      if (!stops()) await accept(set, refusalsOf(verdicts));
    } finally {
      await set.drop();
    }
  } finally {
    await (await browser?.catch(() => undefined))?.close();
  }
  return verdicts;
}

/** Rules that read only the releases. @param sets that the candidates may run in */
export const checkReleases = (candidates: Release[], sets: TargetSet[]): Verdict[] => [
  ...checkDeclared(candidates, sets),
  ...toVerdicts(
    'remote-bytes',
    'Its files are within a remote’s budget.',
    candidates.flatMap(remoteFaults),
  ),
  checkTranslations(candidates),
];

/** Rules that read the composed set, without a browser. */
export async function checkSet(
  { releases }: PreparedSet,
  pages: AffectedPage[],
  candidates: Release[],
  company: SiteFacts,
): Promise<Verdict[]> {
  const routes = await routeFaults({ candidates, releases }, company);
  const { faults, longer } = await pageBytes(pages, releases);
  const flights = longer.length ? ` More than one flight: ${longer.join('; ')}.` : '';
  return [
    ...toVerdicts('prerender', `Its set renders; ${pages.length} pages contain it.`, []),
    ...toVerdicts('routes', 'Its routes, modules and metadata follow the contract.', [
      ...routes,
      ...metaFaults(pages),
    ]),
    ...toVerdicts(
      'page-bytes',
      `Every page that contains it is within its budget.${flights}`,
      faults,
    ),
  ];
}

const compose = ({ candidates, live, company }: CheckInput): Promise<PreparedSet> => {
  const versions = candidates.map(({ name, version }) => [name, version]);
  return prepare({ ...live.versions, ...Object.fromEntries(versions) }, company);
};

async function targetSet(label: string, { versions, pages }: SetManifest): Promise<TargetSet> {
  const releases = await Promise.all(Object.entries(versions).map(([n, v]) => readRelease(n, v)));
  const reads = Object.entries(pages).flatMap(([path, page]) =>
    (page.reads ?? []).map((read) => ({ ...read, path })),
  );
  return { label, releases, reads };
}

/** @param opening the starting browser; undefined when none was requested or none is installed */
async function hydration(
  set: PreparedSet,
  pages: AffectedPage[],
  company: SiteFacts,
  opening: Promise<Browser | undefined> | undefined,
): Promise<Verdict[]> {
  if (!opening) return toVerdicts('hydration', withoutBrowser, []);
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
    `${types} page types hydrated in Chromium, while the business is open and while it is closed.`,
    faults,
  );
}

const toVerdicts = (rule: string, passed: string, faults: string[]): Verdict[] =>
  faults.length
    ? faults.map((sentence) => ({ rule, ok: false, sentence }))
    : [{ rule, ok: true, sentence: passed }];
