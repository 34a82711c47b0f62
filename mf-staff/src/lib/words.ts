import type { ChangeWord, StaffVisit } from '@site/client/staff';
import { staffVisitPath } from '@site/data-types/staff-pages';
import { formatAddress } from '@site/data-types/visit';

/** States as staff read them. */
export const stateWords: Record<ChangeWord, string> = {
  held: 'Waits for the customer',
  requested: 'To confirm',
  confirmed: 'Confirmed',
  on_the_way: 'On the way',
  done: 'Done',
  canceled: 'Canceled',
  no_one_home: 'No one home',
  moved: 'Moved',
  assigned: 'Assigned',
  corrected: 'Corrected',
  job_corrected: 'Job corrected',
  part_ordered: 'Part ordered',
  job_voided: 'Job taken back',
};

/** Street, city and ZIP on one line. */
export const addressOf = ({ address, city, zip }: StaffVisit): string =>
  formatAddress(city && !address.includes(city) ? `${address}, ${city}` : address, zip);

/** Opens a maps app with the way to an address. */
export const mapsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** @param photo id of the photo to show large */
export const visitPath = (id: string, photo?: string): string =>
  `${staffVisitPath(id)}${photo ? `&photo=${photo}` : ''}`;

/** `tel:` of ten digits in the United States. */
export const telLink = (digits: string): string => `tel:+1${digits}`;

/** `washing-machine` of an old row, or `Washing Machine`. */
export const jobOf = ({ appliance, issue, brand }: StaffVisit): string =>
  [brand ? `${brand} ${appliance}` : appliance, issue].join(' · ');

/** Whether nothing more is to be done at the visit. */
export const isOver = ({ state }: Pick<StaffVisit, 'state'>): boolean =>
  state === 'done' || state === 'canceled';

/** The form for a call, for the second visit of a repair. */
export const secondVisitPath = (id: string, phone: string): string =>
  `/staff/call?phone=${phone}&returns=${id}`;
