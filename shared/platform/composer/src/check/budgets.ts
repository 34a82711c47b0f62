import { readFile } from 'node:fs/promises';
import { idOf } from '@site/contract/release';
import type { PageKind, Release } from '@site/data-types/contract';
import { compressed, setLevel } from '@site/delivery/compress';
import { CachedResults } from '@site/build/cached-results';
import type { AffectedPage } from './affected-pages';

/** Largest sizes after brotli; docs/measured.md has those of today's pages. */
export const budgets = {
  /** JavaScript of a first load, by kind of page. */
  page: { content: 92_000, form: 103_000 } satisfies Record<PageKind, number>,
  /** Extra for a page of a packed part, which loads its own runtime. */
  ownRuntime: 7_000,
  /** A document with everything in it, as a set first sends it. */
  document: 23_000,
  /**
   * A document that arrives without another round trip: a new connection sends ten segments, 14,600
   * bytes, of which up to 600 are headers. Made as small as it gets. A longer one is named, not refused.
   */
  flight: 14_000,
  /** Styles inlined into a document. */
  styles: 15_000,
  /** A remote's own share of a page: entry, routes and one route's chunk. */
  remote: 29_000,
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Sized {
  file: string;
  bytes: number;
}

const sum = (files: Sized[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

const largest = (files: Sized[]): string =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ file, bytes }) => `${file} ${kB(bytes)}`)
    .join(', ');

/** The remote's own files that each type of its pages needs. */
export function remoteFaults(candidate: Release): string[] {
  if (candidate.name === 'shell') return [];
  const types = new Set(Object.values(candidate.pages).map(({ chunk }) => chunk));
  return [...types].flatMap((chunk) => {
    const names = [
      candidate.entry,
      ...['expose-routes', chunk].flatMap((name) => candidate.chunks[name]?.js ?? []),
    ];
    const files = [...new Set(names)].map((file) => ({
      file,
      bytes: candidate.files[file]?.brotli ?? 0,
    }));
    if (sum(files) <= budgets.remote) return [];
    return [
      `${idOf(candidate)} brings ${kB(sum(files))} of JavaScript for its page type "${chunk}"; the budget is ${kB(budgets.remote)}. Largest: ${largest(files)}.`,
    ];
  });
}

const lengths = new CachedResults([import.meta.filename]);

/** Bytes after brotli. The highest level takes 30 ms for the styles of a page. */
async function compressedLength(css: string): Promise<number> {
  const before = lengths.read(css);
  if (before !== undefined) return Number(before);
  const { length } = await compressed(Buffer.from(css));
  lengths.keep(css, String(length));
  return length;
}

/** Parts of a document, to name the largest of one that is too large. */
const parts: [name: string, pattern: RegExp][] = [
  ['styles', /<style[^>]*>[\s\S]*?<\/style>/g],
  ['drawings', /<svg[\s\S]*?<\/svg>/g],
  ['data', /<script type="application\/[\s\S]*?<\/script>/g],
];

const sentLength = async (html: string): Promise<number> =>
  (await compressed(Buffer.from(html), setLevel)).length;

interface Document {
  path: string;
  html: string;
}

/** The largest parts of a document. */
async function largestIn(html: string): Promise<string> {
  const bytes = await sentLength(html);
  const sizes = await Promise.all(
    parts.map(async ([file, pattern]) => ({
      file,
      bytes: bytes - (await sentLength(html.replace(pattern, ''))),
    })),
  );
  return largest([...sizes, { file: 'text and structure', bytes: bytes - sum(sizes) }]);
}

/** Refuses a document that its first visitors would wait for. @param document the longest of a type */
async function documentFault({ path, html }: Document): Promise<string[]> {
  const bytes = await sentLength(html);
  if (bytes <= budgets.document) return [];
  return [
    `${path} has a document of ${kB(bytes)}; the budget is ${kB(budgets.document)}. Largest: ${await largestIn(html)}.`,
  ];
}

/** Headers of a document, as the site's server sends them. */
const headerBytes = 500;

/** Names a document that needs a second flight. @param document the longest of a type */
async function secondFlight({ path, html }: Document): Promise<string[]> {
  // The highest level takes 70 ms, so only for one that is too long without it.
  if (headerBytes + (await sentLength(html)) <= budgets.flight) return [];
  const bytes = headerBytes + (await compressed(Buffer.from(html))).length;
  if (bytes <= budgets.flight) return [];
  return [`${path} ${kB(bytes)} (${await largestIn(html)})`];
}

export interface PageBytes {
  faults: string[];
  /** Documents that need a second flight, the longest of each type. */
  longer: string[];
}

/** Compares the heaviest page of every type with its budget. */
export async function pageBytes(pages: AffectedPage[], releases: Release[]): Promise<PageBytes> {
  const heaviest = new Map<string, { page: AffectedPage; files: Sized[] }>();
  const styles = new Map<string, number>();
  const longest = new Map<string, Document>();
  const faults: string[] = [];
  for (const page of pages) {
    const html = await readFile(page.file, 'utf8');
    const files = scriptsOf(html, releases);
    if (html.length > (longest.get(page.type)?.html.length ?? 0))
      longest.set(page.type, { path: page.path, html });
    const before = heaviest.get(page.type);
    if (!before || sum(files) > sum(before.files)) heaviest.set(page.type, { page, files });
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) => m[1]).join('');
    // Most pages of a type share their styles, so measure each style text once.
    if (styles.has(css)) continue;
    const bytes = await compressedLength(css);
    styles.set(css, bytes);
    if (bytes > budgets.styles) {
      faults.push(`${page.path} has ${kB(bytes)} of styles; the budget is ${kB(budgets.styles)}.`);
    }
  }
  for (const document of longest.values()) faults.push(...(await documentFault(document)));
  for (const { page, files } of heaviest.values()) {
    const packed = releases.find(({ name }) => name === page.owner)?.type !== undefined;
    const budget = budgets.page[page.kind] + (packed ? budgets.ownRuntime : 0);
    if (sum(files) <= budget) continue;
    faults.push(
      `${page.path} loads ${kB(sum(files))} of JavaScript; the budget of a ${page.kind} page is ${kB(budget)}. Largest: ${largest(files)}.`,
    );
  }
  const longer = await Promise.all([...longest.values()].map(secondFlight));
  return { faults, longer: longer.flat() };
}

/** Scripts that a document names before its body: the page needs all of them to hydrate. */
function scriptsOf(html: string, releases: Release[]): Sized[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const urls = new Set(head.match(/\/releases\/[^"\s]+\.js(?=")/g));
  return [...urls].map((url) => {
    const [, , part = '', version, ...rest] = url.split('/');
    const release = releases.find((r) => r.name === part && r.version === version);
    const file = rest.join('/');
    return { file: `${part}/${file}`, bytes: release?.files[file]?.brotli ?? 0 };
  });
}
