import { getSiteData } from '@site/federation';
import './boundaries.module.css';

let observer: MutationObserver | undefined;

/** Writes part and version on everything that a part has made. */
function name(): void {
  const versions = getSiteData()?.versions ?? {};
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-boundary], [data-fragment]',
  )) {
    const id = element.dataset.fragment ?? element.dataset.boundary ?? '';
    const made = `${id}@${versions[id.split('/')[0] ?? ''] ?? '?'}`;
    if (element.dataset.madeBy !== made) element.dataset.madeBy = made;
  }
}

/** Outlines every part's place on the page with its name and version, or stops doing so. */
export function toggleBoundaries(): void {
  const { dataset } = document.documentElement;
  if (observer) {
    observer.disconnect();
    observer = undefined;
    delete dataset.boundaries;
    return;
  }
  dataset.boundaries = '';
  name();
  observer = new MutationObserver(name);
  observer.observe(document.body, { childList: true, subtree: true });
}
