import { getSiteData } from '@site/federation';
import { sizeOf } from './part-costs';
import type { PartCost } from './part-costs';
import './outlines.module.css';

const places = '[data-boundary], [data-fragment]';

/**
 * Outlines what each part has made, with its version and cost, also what comes later.
 * @returns ends it
 */
export function outline(costs: PartCost[]): () => void {
  const versions = getSiteData()?.versions ?? {};
  const name = () => {
    for (const element of document.querySelectorAll<HTMLElement>(places)) {
      const id = element.dataset.fragment ?? element.dataset.boundary ?? '';
      const part = id.split('/')[0] ?? '';
      // Of two versions on one page the one that came last is the one that runs.
      const cost = costs.findLast((of) => of.part === part);
      const loaded = cost && ` · ${cost.ms} ms · ${cost.files} files · ${sizeOf(cost.bytes)}`;
      const made = `${id}@${cost?.version ?? versions[part] ?? '?'}${loaded ?? ''}`;
      if (element.dataset.madeBy !== made) element.dataset.madeBy = made;
    }
  };
  name();
  document.documentElement.dataset.inspect = '';
  const observer = new MutationObserver(name);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
