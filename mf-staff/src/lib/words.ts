import type { ChangeWord, StaffVisit } from '@site/client/staff';
import { staffVisitPath } from '@site/data-types/staff-pages';
import { formatAddress, formatDay, formatWindow } from '@site/data-types/visit';
import { shown } from '@site/data-types/shown';
import * as m from '../messages/session';

/** States as staff read them. */
export const stateWords: Record<ChangeWord, string> = {
  held: m.waitsForTheCustomer,
  requested: m.toConfirm,
  confirmed: m.confirmed,
  on_the_way: m.onTheWay,
  done: m.done,
  canceled: m.canceled,
  no_one_home: m.noOneHome,
  moved: m.moved,
  assigned: m.assigned,
  corrected: m.corrected,
  job_corrected: m.jobCorrected,
  part_ordered: m.partOrdered,
  job_voided: m.jobTakenBack,
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

/** `Samsung Washing Machine · Not draining` */
export const jobOf = ({ appliance, issue, brand }: StaffVisit): string =>
  [brand ? `${brand} ${shown(appliance)}` : shown(appliance), shown(issue)].join(' · ');

/** Who the database names, if it is no person. */
const groups: Record<string, string> = {
  'the customer': m.theCustomer,
  'the office': m.theOffice,
};

/** Name of the person or group that did something. */
export const actorName = (name: string): string => groups[name] ?? name;

/** Whether nothing more is to be done at the visit. */
export const isOver = ({ state }: Pick<StaffVisit, 'state'>): boolean =>
  state === 'done' || state === 'canceled';

/** The form for a call, for the second visit of a repair. */
export const secondVisitPath = (id: string, phone: string): string =>
  `/staff/call?phone=${phone}&returns=${id}`;

/** `Tuesday, December 1, 2 PM - 4 PM` */
export const whenOf = ({
  preferredDate,
  preferredTime,
}: Pick<StaffVisit, 'preferredDate' | 'preferredTime'>): string =>
  `${formatDay(preferredDate)}, ${formatWindow(preferredTime)}`;
