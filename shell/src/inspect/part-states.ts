import type { RemoteName } from '@site/data-types/contract';
import { getSiteData } from '@site/federation';
import type { FederationLoader } from '../remotes/loader';

/** State of a part on this page. */
export interface PartState {
  part: string;
  version: string;
  /** `waits`: not needed so far. `before`: the previous version runs. */
  state: 'runs' | 'before' | 'failed' | 'waits';
}

type Runs = Pick<FederationLoader, 'runnerOf' | 'fallbackCause'>;

/** Ids of parts and of their modules that were reported as failed on this page. */
const failures = (): string[] => {
  const { dataLayer = [] } = window as { dataLayer?: { event?: string; part?: string }[] };
  return dataLayer.flatMap(({ event, part }) => (event === 'part_failed' && part ? [part] : []));
};

/** The state of a part, or of one of its modules (`mf-catalog/BrandWall`). */
export function stateOf(id: string, loader: Runs): PartState {
  const [part = ''] = id.split('/');
  const site = getSiteData();
  const prefix = site?.registry.microFrontends[part]?.[0].extras.prefixes[0];
  const runner = prefix === undefined ? undefined : loader.runnerOf(prefix)?.version;
  const version = runner?.version ?? site?.versions[part] ?? '?';
  const failed = failures().some(
    (reported) => reported === id || (!runner && reported.split('/')[0] === part),
  );
  if (part === 'shell') return { part, version, state: 'runs' };
  // A part in its previous version was also reported as failed. `before` is more exact, so check it first.
  if (runner && loader.fallbackCause(part as RemoteName)) return { part, version, state: 'before' };
  if (failed) return { part, version, state: 'failed' };
  return { part, version, state: runner ? 'runs' : 'waits' };
}

/** Every part of the page's set, the shell first. */
export const partStates = (loader: Runs): PartState[] =>
  ['shell', ...Object.keys(getSiteData()?.registry.microFrontends ?? {})].map((part) =>
    stateOf(part, loader),
  );
