import { Fault } from '@site/contract/fault';
import { inLanguage } from '@site/contract/languages';
import { root } from '@site/contract/paths';
import { idOf } from '@site/contract/release';
import type { SiteFacts } from '@site/contract/company';
import type { PageMeta, Release } from '@site/data-types/contract';
import { Renderer } from '../compose/renderer';
import { installedSingletons } from '../release/installed';
import { releasePages } from '../release/release-pages';
import type { AffectedPage } from './affected-pages';
import type { Trial } from './rule';

/** Metadata that every page must return; lists may be empty. */
const required: (keyof PageMeta)[] = [
  'title',
  'description',
  'canonical',
  'image',
  'robots',
  'breadcrumbs',
  'jsonLd',
];

/** The contract of routes, checked in the candidates' server bundles with the set's own shell. */
export async function routeFaults(
  { candidates, releases }: Pick<Trial, 'candidates' | 'releases'>,
  company: SiteFacts,
): Promise<string[]> {
  const { 'react-router-dom': router } = await installedSingletons(root, ['react-router-dom']);
  const faults = candidates.flatMap(exposeFaults);
  const renderer = await Renderer.open(
    releases.map((release) => inLanguage(release, 'en')),
    company,
  );
  try {
    for (const candidate of candidates) {
      const part = renderer.parts.get(candidate.name);
      if (!part) continue;
      const pages = { ...part, routes: await renderer.routes(candidate.name) };
      try {
        releasePages(candidate, pages, router.matchRoutes);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        faults.push(error.message);
      }
    }
  } finally {
    renderer.close();
  }
  return faults;
}

/** Modules that are declared and missing, or present and not declared. */
export function exposeFaults(candidate: Release): string[] {
  const declared = Object.keys(candidate.declaration.exposes).map((request) => request.slice(2));
  const built = Object.keys(candidate.chunks).flatMap(
    (name) => /^expose-(.+)/.exec(name)?.[1] ?? [],
  );
  return [
    ...declared
      .filter((name) => !built.includes(name))
      .map((name) => `${idOf(candidate)} declares ./${name}, which it does not hold.`),
    ...built
      .filter((name) => !declared.includes(name))
      .map((name) => `${idOf(candidate)} holds ./${name}, which it does not declare.`),
  ];
}

/** Pages that lack required metadata. */
export const metaFaults = (pages: AffectedPage[]): string[] =>
  pages.flatMap(({ path, owner, meta }) =>
    required
      .filter((field) => !meta[field])
      .map((field) => `${owner} ${path} has no ${field} in its metadata.`),
  );
