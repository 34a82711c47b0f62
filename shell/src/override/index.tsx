import type { SiteData } from '@site/data-types/contract';
import { createRoot } from 'react-dom/client';
import { findOverride, leaveOverride, withOverride } from './override';
import { OverrideBadge } from './OverrideBadge';

/**
 * Takes a part from the server that `?override=mf-blog@http://localhost:3004/remoteEntry.js` names,
 * for this tab until it is left. Loaded only where the document allows any origin.
 * @returns the page's set with that part replaced; undefined where there is no override
 */
export function enterOverride(site: SiteData): SiteData | undefined {
  const override = findOverride(site);
  if (!override) return undefined;
  const { part, origin } = override;
  // The part brings its styles; what was removed from them must not go on.
  for (const style of document.querySelectorAll(`style[data-href*="/releases/${part}/"]`)) {
    style.remove();
  }
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<OverrideBadge part={part} origin={origin} onLeave={leaveOverride} />);
  new EventSource(`${origin}/_reload`).onmessage = () => location.reload();
  return withOverride(site, override);
}
