/** The look-up's fields in its own order. */
export const warrantyFields = ['phone', 'name', 'appliance'] as const;
type WarrantyField = (typeof warrantyFields)[number];

/** What the controls hold. */
export type WarrantyInput = Partial<Record<WarrantyField, string | null>>;

/** The answers, checked: the phone ten digits, the appliance perhaps empty. */
export type WarrantyQuery = Record<WarrantyField, string>;
