import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';

/** The appliance whose slug starts the address of an issue: `range-oven-not-heating`. */
export const applianceOfIssue = (slug: string | undefined): ApplianceSlug | undefined =>
  applianceSlugs.find((appliance) => slug?.startsWith(`${appliance}-`));
