import type { DevUpdate, SiteData } from '@site/data-types/contract';
import { createRoot } from 'react-dom/client';
import { findOverride, leaveOverride, withOverride } from './override';
import { OverrideBadge } from './OverrideBadge';

/**
 * Loads a part from a developer's server: `?override=mf-blog@http://localhost:3004/remoteEntry.js`.
 * It applies to this tab until the developer leaves it. This code loads only if the document allows
 * override origins.
 * @returns the page's set with that part replaced; undefined without an override
 */
export function enterOverride(site: SiteData): SiteData | undefined {
  const override = findOverride(site);
  if (!override) return undefined;
  const { part, origin } = override;
  // The override has its own styles, so the live version's styles must not apply.
  const ofPart = `"/releases/${part}/"`;
  for (const style of document.querySelectorAll(
    `style[data-href*=${ofPart}], link[rel=stylesheet][href*=${ofPart}]`,
  )) {
    style.remove();
  }
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (problems: string[]) =>
    root.render(
      <OverrideBadge part={part} origin={origin} problems={problems} onLeave={leaveOverride} />,
    );
  show([]);
  new EventSource(`${origin}/_dev/events`).onmessage = ({ data }: MessageEvent<string>) => {
    const { problems, reload } = JSON.parse(data) as DevUpdate;
    if (problems) show(problems);
    if (reload) location.reload();
  };
  return withOverride(site, override);
}
