import type { SiteData } from '@site/data-types/contract';

let data: SiteData | undefined;

/** Sets the page's set, versions and registry. The shell calls it once. */
export function provideSiteData(siteData: SiteData): void {
  data = siteData;
}

/** Undefined if a part runs standalone. */
export const getSiteData = (): SiteData | undefined => data;
