import { getSiteData } from '@site/federation';
import type { DataRouter } from 'react-router';
import { createRoot } from 'react-dom/client';
import type { FederationLoader } from '../remotes/loader';
import { publishToDevtools } from './devtools';
import { Inspector } from './Inspector';

export { publishToDevtools } from './devtools';
export { recordShared } from './shared-uses';

/**
 * Adds the inspector to the page, outside of the site's own root.
 * @returns removes it
 */
export function showInspector(loader: FederationLoader, router: DataRouter): () => void {
  const site = getSiteData();
  if (site) publishToDevtools(site);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Inspector loader={loader} onClose={() => stopAsking(router)} />);
  return () => {
    root.unmount();
    place.remove();
  };
}

/** Removes `inspect` from the address, which closes the inspector. */
function stopAsking(router: DataRouter): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  params.delete('inspect');
  const rest = params.toString();
  void router.navigate(pathname + (rest && `?${rest}`) + hash, { replace: true });
}
