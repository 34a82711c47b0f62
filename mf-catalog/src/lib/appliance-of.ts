import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';

/** Whether a segment of an address names an appliance. */
export const isAppliance = (slug: string | undefined): slug is ApplianceSlug =>
  applianceSlugs.some((known) => known === slug);

/** The appliance with whose name the address of an issue begins: `range-oven-not-heating`. */
export const applianceOfIssue = (slug: string | undefined): ApplianceSlug | undefined =>
  applianceSlugs.find((appliance) => slug?.startsWith(`${appliance}-`));
