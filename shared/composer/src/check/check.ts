import type { CompanyConfig } from '@site/data-types/company';
import type { Release } from '@site/data-types/contract';
import { prepare } from '../compose/compose';
import type { PreparedSet } from '../compose/compose';
import { readRelease } from '../store/releases';
import type { SetManifest } from '../store/sets';
import { pageFaults, remoteFaults } from './budgets';
import { checkDeclared } from './declared';
import { heldPages } from './held-pages';
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
  const verdicts = checkDeclared(
    candidates,
    await Promise.all([
      neighbours('the live set', live),
      ...others.map((set) => neighbours(`kept set ${set.id}`, set)),
    ]),
  );
  const add = (rule: string, passed: string, faults: string[]) =>
    verdicts.push(...toVerdicts(rule, passed, faults));
  const over = () => refused(verdicts) && !force;

  add('remote-bytes', 'It brings no more than a remote may.', candidates.flatMap(remoteFaults));
  if (over()) return verdicts;

  const set = await compose(input).catch((error: Error) => error);
  if (set instanceof Error) {
    add('prerender', '', [`${candidates.map(idOf).join(', ')}: ${set.message}`]);
    return verdicts;
  }
  try {
    const pages = await heldPages(set, candidates);
    add('prerender', `Its set renders; ${pages.length} pages hold it.`, []);
    const { releases } = set;
    add('routes', 'Its routes, modules and metadata keep the contract.', [
      ...(await routeFaults({ candidates, releases }, company)),
      ...metaFaults(pages),
    ]);
    add('page-bytes', 'Every page that holds it is within its budget.', [
      ...(await pageFaults(pages, releases)),
    ]);
    if (!over()) verdicts.push(...(await hydration(set, pages, input.browser)));
    if (!over()) await accept(set, refusalsOf(verdicts));
  } finally {
    await set.drop();
  }
  return verdicts;
}

const compose = ({ candidates, live, company }: CheckInput): Promise<PreparedSet> => {
  const versions = candidates.map(({ name, version }) => [name, version]);
  return prepare({ ...live.versions, ...Object.fromEntries(versions) }, company);
};

async function neighbours(label: string, { versions }: SetManifest) {
  const releases = await Promise.all(Object.entries(versions).map(([n, v]) => readRelease(n, v)));
  return { label, releases };
}

async function hydration(
  set: PreparedSet,
  pages: Awaited<ReturnType<typeof heldPages>>,
  wanted: boolean,
): Promise<Verdict[]> {
  if (!wanted) return toVerdicts('hydration', 'Not run: --no-browser.', []);
  // Not loaded where a cheap rule has refused.
  const [{ findBrowser }, { hydrationFaults }] = await Promise.all([
    import('./find-browser'),
    import('./hydration'),
  ]);
  const browser = findBrowser();
  if (!browser) {
    const how = 'install one, name it in CHROMIUM, or say --no-browser.';
    return toVerdicts('hydration', '', [`Not run: no Chromium; ${how}`]);
  }
  const types = new Set(pages.map(({ type }) => type)).size;
  const faults = await hydrationFaults(set, pages, browser);
  return toVerdicts('hydration', `${types} page types came alive in Chromium.`, faults);
}

const toVerdicts = (rule: string, passed: string, faults: string[]): Verdict[] =>
  faults.length
    ? faults.map((sentence) => ({ rule, ok: false, sentence }))
    : [{ rule, ok: true, sentence: passed }];

const refusalsOf = (verdicts: Verdict[]): string[] =>
  verdicts.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
