/** Entities that several parts use. An entity of one part is declared in that part. */
import type { AppointmentState } from './appointment';
import type { Language } from './contract';
import type { EstimateSummary } from './estimate';

export type Urgency = 'Critical' | 'High' | 'Medium' | 'Low';
export type Difficulty = 'Easy' | 'Medium' | 'Hard';

/** Appliances that we repair, by their slug in addresses. All lists use this order. */
export const applianceNames = {
  'washing-machine': 'Washing Machine',
  dryer: 'Dryer',
  refrigerator: 'Refrigerator',
  dishwasher: 'Dishwasher',
  oven: 'Oven',
  microwave: 'Microwave',
  stove: 'Stove',
  range: 'Range',
  'ice-machine': 'Ice Machine',
  'garbage-disposal': 'Garbage Disposal',
  'trash-compactor': 'Trash Compactor',
  downdraft: 'Downdraft',
  cooktop: 'Cooktop',
} as const;

export type ApplianceSlug = keyof typeof applianceNames;
// Pure, so that a part without this list does not contain it.
export const applianceSlugs = /* @__PURE__ */ Object.keys(
  applianceNames,
) as readonly ApplianceSlug[];

/** Whether a segment of an address names an appliance. */
export const isAppliance = (slug: string | null | undefined): slug is ApplianceSlug =>
  typeof slug === 'string' && Object.hasOwn(applianceNames, slug);

/** Time windows of a visit, in the business's local hours, 24-hour clock. */
export const windowHours = {
  '8-10 AM': { from: 8, to: 10 },
  '10-12': { from: 10, to: 12 },
  '12-2 PM': { from: 12, to: 14 },
  '2-4 PM': { from: 14, to: 16 },
  '4-6 PM': { from: 16, to: 18 },
  'Evening (6-8 PM)': { from: 18, to: 20 },
} as const;

export type WindowTime = keyof typeof windowHours;
export const windowTimes = /* @__PURE__ */ Object.keys(windowHours) as readonly WindowTime[];

/** The request that the booking form sends. */
export interface AppointmentRequest {
  name: string;
  /** Ten digits. */
  phone: string;
  email: string;
  address: string;
  /** Five digits. */
  zipCode: string;
  appliance: string;
  issue: string;
  description: string;
  /** `YYYY-MM-DD` in the business's time zone. */
  preferredDate: string;
  preferredTime: string;
  /** Chosen by the browser. Repeated requests with one key make one appointment. */
  idempotencyKey: string;
  estimate?: EstimateSummary;
  /** Of the page that it is sent from; mails and texts about the visit have it. */
  language?: Language;
  /** The customer has ticked the box for texts about this visit. */
  texts?: boolean;
  /** `service_records.id` of the repair whose warranty covers this visit. */
  warrantyRecordId?: string;
}

/** One element of the browser's `appointments` array. */
export interface Appointment extends Omit<AppointmentRequest, 'idempotencyKey'> {
  /** `APT-` + 6 digits; empty until the database has assigned it. */
  id: string;
  /** As the server has last answered; `requested` until then. */
  state: AppointmentState;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Deadline to confirm a held request; ISO 8601 instant. */
  heldUntil?: string;
  /** Opens the appointment's page; missing in entries of older releases. */
  key?: string;
  /** Of the last answer; missing until there was one. */
  version?: number;
}

/** The database's answer to a booking. */
export interface Booked {
  /** `APT-` + 6 digits. */
  id: string;
  /** Opens the appointment's page; missing while the database has an older release. */
  key?: string;
  /** Set when the customer has to confirm the request by mail until then; ISO 8601 instant. */
  heldUntil?: string;
}

export type * from './appointment';
export type * from './estimate';

/** Answer of mf-service-areas' coverage module. */
export interface Coverage {
  zipCode: string;
  served: boolean;
  city?: string;
  neighborhood?: string;
  region?: string;
  /** Mean hours until a technician arrives. */
  responseHours?: number;
}

/** Interface of `mf-service-areas/coverage`. */
export interface CoverageModule {
  isServed: (zip: string) => boolean;
  lookUp: (zip: string) => Coverage;
  /** Other served ZIPs, nearest first. */
  neighbors: (zip: string, count?: number) => { zipCode: string; miles: number }[];
  servedZips: () => string[];
}

/** A window that is still free. */
export interface EarliestWindow {
  /** `YYYY-MM-DD` in the business's time zone. */
  date: string;
  time: WindowTime;
}
