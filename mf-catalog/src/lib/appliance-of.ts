import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';

/** The appliance with whose name the address of an issue begins: `range-oven-not-heating`. */
export const applianceOfIssue = (slug: string | undefined): ApplianceSlug | undefined =>
  applianceSlugs.find((appliance) => slug?.startsWith(`${appliance}-`));
