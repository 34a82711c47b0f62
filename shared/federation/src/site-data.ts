import type { SiteData } from '@site/data-types/contract';

let data: SiteData | undefined;

/** Set, versions and registry of this page; called once by the shell. */
export function provideSiteData(siteData: SiteData): void {
  data = siteData;
}

/** Undefined where a part runs alone, without a set. */
export const getSiteData = (): SiteData | undefined => data;
