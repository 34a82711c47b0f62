import { overrideContainer } from '@site/data-types/page-globals';
import type { SiteData } from '@site/data-types/contract';

/** A part that this tab loads from a developer's server instead of its release. */
export interface Override {
  part: string;
  /** Address of the entry. */
  url: string;
  origin: string;
}

const key = 'site.override';

/** Parses `part@address`. Warns and returns undefined if the site does not allow it. */
function parse(text: string, { overrides = [], registry }: SiteData): Override | undefined {
  const [part = '', ...rest] = text.split('@');
  const url = rest.join('@');
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  const refusal = !Object.hasOwn(registry.microFrontends, part)
    ? `"${part}" is no part of this site`
    : origin === undefined || !overrides.includes(origin)
      ? `${origin ?? `"${url}"`} is not among the origins that this site allows: ${overrides.join(', ')}`
      : undefined;
  if (refusal === undefined && origin) return { part, url, origin };
  console.warn(`Override refused: ${refusal}.`);
  return undefined;
}

/** The override from the address, else the one that the tab has stored. */
export function findOverride(site: SiteData): Override | undefined {
  const requested = new URLSearchParams(location.search).get('override');
  const text = requested ?? sessionStorage.getItem(key);
  if (!text) return undefined;
  const override = parse(text, site);
  if (override) sessionStorage.setItem(key, text);
  return override;
}

/** Returns to the live part, on the same page. */
export function leaveOverride(): void {
  sessionStorage.removeItem(key);
  const search = new URLSearchParams(location.search);
  search.delete('override');
  location.assign(location.pathname + (search.size ? `?${search}` : ''));
}

/** The page's set with one part replaced, without integrity and without a fallback version. */
export function withOverride(site: SiteData, { part, url, origin }: Override): SiteData {
  const entry = site.registry.microFrontends[part]?.[0];
  if (!entry) return site;
  const replaced = {
    url,
    metadata: { integrity: '', version: origin },
    deployment: entry.deployment,
    extras: {
      prefixes: entry.extras.prefixes,
      ...(entry.extras.startsWhenStored && { startsWhenStored: entry.extras.startsWhenStored }),
      container: overrideContainer(part),
    },
  };
  return {
    ...site,
    versions: { ...site.versions, [part]: origin },
    registry: {
      ...site.registry,
      microFrontends: { ...site.registry.microFrontends, [part]: [replaced] },
    },
  };
}
