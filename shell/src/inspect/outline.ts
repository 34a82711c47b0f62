import type { FederationLoader } from '../remotes/loader';
import { sizeOf } from './part-costs';
import type { PartCost } from './part-costs';
import { stateOf } from './part-states';
import './outlines.module.css';

const partElements = '[data-boundary], [data-fragment]';

const words = {
  runs: '',
  before: ' · the previous version',
  failed: ' · failed, preserved as printed',
  waits: ' · not needed yet',
};

/**
 * Outlines the content of each part, with its version and cost. Later content is included.
 * @returns stops it
 */
export function outline(
  costs: PartCost[],
  loader: Pick<FederationLoader, 'runnerOf' | 'fallbackCause'>,
): () => void {
  const label = () => {
    for (const element of document.querySelectorAll<HTMLElement>(partElements)) {
      const id = element.dataset.fragment ?? element.dataset.boundary ?? '';
      const { part, version, state } = stateOf(id, loader);
      const shown = element.closest('[data-preserved]') ? 'failed' : state;
      const cost = costs.find((of) => of.part === part && of.version === version);
      const loaded = cost && ` · ${cost.ms} ms · ${cost.files} files · ${sizeOf(cost.bytes)}`;
      const made = `${id}@${version}${words[shown]}${loaded ?? ''}`;
      if (element.dataset.madeBy !== made) element.dataset.madeBy = made;
    }
  };
  label();
  document.documentElement.dataset.inspect = '';
  const observer = new MutationObserver(label);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    delete document.documentElement.dataset.inspect;
  };
}
