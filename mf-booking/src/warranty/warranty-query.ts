/** The look-up's fields, in the order of the form. */
export const warrantyFields = ['phone', 'name', 'appliance'] as const;
export type WarrantyField = (typeof warrantyFields)[number];

/** Values of the controls. */
export type WarrantyInput = Partial<Record<WarrantyField, string>>;

/** The checked answers: the phone has ten digits, the appliance may be empty. */
export type WarrantyQuery = Record<WarrantyField, string>;
