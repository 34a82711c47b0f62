/**
 * Lighthouse as a phone, over one page of each kind, compared with the same document without
 * scripts. `npm run bench:lighthouse -- /faq /estimate` measures only these pages. One that search
 * engines must not list has no full score for search. Prints medians
 * of RUNS (3) loads. Lighthouse is fetched when needed and is no dependency.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { requireBrowser } from '../require-browser';
import { pages } from '../routes';
import { machine } from './machine';
import { median } from './median';
import { servedSite } from './served-site';
import { withoutScripts } from './without-scripts';

const tool = 'lighthouse@12.8.2';
const runs = Number(process.env.RUNS ?? 3);
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : pages.map(({ path }) => path);

const flags = '--chrome-flags=--headless --no-sandbox';
const browser = requireBrowser();

/** Bytes of a document as served, without its headers. */
async function bytesOf(path: string): Promise<string> {
  const answer = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return answer.headers.get('content-length') ?? '';
}

interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const runFile = promisify(execFile);
const found = await runFile('npx', ['--yes', '--package', tool, '--call', 'command -v lighthouse']);
const lighthouse = found.stdout.trim();
const work = await mkdtemp(join(tmpdir(), 'lighthouse-'));

/** @param options of Lighthouse's command line */
async function measure(url: string, ...options: string[]): Promise<Result> {
  // Lighthouse sometimes misses the start of a load (NO_NAVSTART) and asks to be run again.
  for (let attempt = 1; attempt < 5; attempt++) {
    const result = await load(url, options).catch(() => undefined);
    if (result) return result;
  }
  return load(url, options);
}

async function load(url: string, options: string[]): Promise<Result> {
  const file = join(work, 'report.json');
  const fixed = ['--quiet', '--output=json', `--output-path=${file}`];
  await runFile(lighthouse, [url, ...fixed, flags, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(await readFile(file, 'utf8')) as Result;
}

const site = await servedSite();
const stripped = await withoutScripts(site.origin);
console.log(
  `${tool}, ${basename(browser)}, mobile, medians of ${runs}; ${machine()}; milliseconds\n`,
);
const printRow = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
printRow([
  'page',
  'bytes',
  'scores',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'no scripts: FCP',
  'LCP',
  'ratio FCP',
  'LCP',
]);
try {
  for (const path of paths) {
    const live: Result[] = [];
    const still: Result[] = [];
    for (let run = 0; run < runs; run++) {
      live.push(await measure(site.origin + path));
      still.push(await measure(stripped.origin + path, '--only-categories=performance'));
    }
    const of = (results: Result[], audit: string) =>
      median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
      Math.round(100 * median(live.map(({ categories }) => categories[category]?.score ?? NaN))),
    );
    const [fcp, lcp] = ['first-contentful-paint', 'largest-contentful-paint'].map((audit) => ({
      live: of(live, audit),
      still: of(still, audit),
    }));
    if (!fcp || !lcp) continue;
    printRow([
      path,
      await bytesOf(path),
      scores.join(' '),
      fcp.live.toFixed(0),
      lcp.live.toFixed(0),
      of(live, 'total-blocking-time').toFixed(0),
      of(live, 'cumulative-layout-shift').toFixed(3),
      fcp.still.toFixed(0),
      lcp.still.toFixed(0),
      (fcp.live / fcp.still).toFixed(2),
      (lcp.live / lcp.still).toFixed(2),
    ]);
  }
} finally {
  stripped.close();
  await site.stop();
  await rm(work, { recursive: true });
}
