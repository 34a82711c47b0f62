import type { DraftSlice } from '@site/store';

/** Whether the visit is free: the drafted warranty covers the appliance in the form. */
export const isCovered = ({ form }: DraftSlice, appliance: string): boolean =>
  appliance !== '' && form.warrantyAppliance === appliance;
