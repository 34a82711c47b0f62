import { paths } from '@site/data-types/paths';
/** Addresses in other parts that the catalog links to. */

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** The booking form with the appliance and, if given, the fault filled in. */
export const bookingPath = (appliance: string, fault?: string): string =>
  `${paths.booking}?${query(fault === undefined ? { appliance } : { appliance, issue: fault })}`;

/** The calculator's price for both, as its teaser links to. It has one if the repair has an accuracy. */
export const estimatePath = (appliance: string, fault: string): string =>
  `${paths.estimate}?${query({ appliance, issue: fault, view: 'result' })}`;

/** The booking form with the brand as the visitor's preference. */
export const brandBookingPath = (brand: string): string => `${paths.booking}?${query({ brand })}`;

/** Where the drawing shows the model label of each appliance. */
export const modelLabelPath = `${paths.parts}#model-label`;

export const articlePath = (slug: string): string => `${paths.articles}/${slug}`;
