import type { ApplianceSlug } from '@site/data-types/entities';

/** The appliance whose drawing `/parts` begins with; its document preloads that drawing. */
export const firstDrawn = 'washing-machine' satisfies ApplianceSlug;
