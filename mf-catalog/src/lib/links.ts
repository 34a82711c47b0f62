import { paths } from '@site/data-types/paths';
/** Addresses in other parts that the catalog links to. */

/** The calculator has no price for this appliance: the specification lists twelve of the thirteen. */
const withoutEstimate = 'downdraft';

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** The booking form with the appliance and, where given, the fault filled in. */
export const bookingPath = (appliance: string, fault?: string): string =>
  `${paths.booking}?${query(fault === undefined ? { appliance } : { appliance, issue: fault })}`;

/** The calculator with both chosen; undefined for an appliance that it does not price. */
export const estimatePath = (appliance: string, fault: string): string | undefined =>
  appliance === withoutEstimate
    ? undefined
    : `${paths.estimate}?${query({ appliance, issue: fault })}`;

/** The booking form with the brand as the visitor's preference. */
export const brandBookingPath = (brand: string): string => `${paths.booking}?${query({ brand })}`;
