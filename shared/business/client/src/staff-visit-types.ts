import type { Language } from '@site/data-types/contract';
import type {
  AppointmentState,
  EstimateSummary,
  LinkedVisit,
  Receipt,
} from '@site/data-types/entities';
import type { ServiceRecord } from './service-records';
import type { StaffPhoto } from './staff-visits';

/** An owner may do everything. A technician acts on the visits of their own. */
export type StaffRole = 'owner' | 'technician';

export interface StaffPerson {
  /** In small letters; '' for the staff command. */
  email: string;
  name: string;
  role: StaffRole;
  /** ZIPs, or `all`. */
  areas: string[];
  /** Ten digits, or ''. */
  phone: string;
  /** 1 is Monday; none: does no visits. Missing while the database has an older release. */
  workingDays?: number[];
  /** From today on. */
  timeOff?: TimeOff[];
  /** In which the person talks with customers. Missing while the database has an older release. */
  speaks?: Language[];
  /** Of pages and mails. Missing while the database has an older release. */
  language?: Language;
}

/** Days on which a person does not work. */
export interface TimeOff {
  id: number;
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day. */
  to: string;
}

/** A person after a change of their days, and their open visits on days without work. */
export interface DaysAnswer {
  person: StaffPerson;
  clashes: (LinkedVisit & { name: string })[];
}

/** A change that staff read as `Maria moved this visit`. */
export type ChangeWord =
  | AppointmentState
  | 'moved'
  | 'assigned'
  | 'corrected'
  | 'job_corrected'
  | 'job_voided'
  | 'part_ordered';

export interface VisitNote {
  /** ISO 8601 instant. */
  at: string;
  text: string;
  /** Name of the person on staff; null for a note by the customer. */
  by: string | null;
}

/** A visit as staff see it. Notes by staff are not shown to the customer. */
export interface StaffVisit {
  /** `APT-` + 6 digits. */
  id: string;
  /** Goes up with each change of state, time or technician. */
  version: number;
  state: AppointmentState;
  /** `YYYY-MM-DD` in the business's time zone. */
  preferredDate: string;
  preferredTime: string;
  /** ISO 8601 instant. */
  createdAt: string;
  name: string;
  /** Ten digits. */
  phone: string;
  email: string;
  /** Street, without the city. */
  address: string;
  /** Null if the form did not have it. */
  city: string | null;
  zip: string;
  appliance: string;
  issue: string;
  /** Null if the customer named none. */
  brand: string | null;
  /** A repair under warranty: free. */
  isWarranty: boolean;
  estimate: EstimateSummary | null;
  /** The customer's message from the form. */
  comments: string;
  /** Oldest first. */
  notes: VisitNote[];
  photos: StaffPhoto[];
  /** `email` is null for a name that is on no list of people, e.g. from the staff command. */
  technician: { email: string | null; name: string } | null;
  /** Requested for longer than the promised time to a call, in business hours. */
  late: boolean;
  /** The last change. `name` is a person on staff, `the office` or `the customer`. */
  changedBy: { name: string; at: string; what: ChangeWord } | null;
  cancelReason: string | null;
  /** Null until the visit is done. */
  record: ServiceRecord | null;
  /** Parts ordered at this visit; missing while the database has an older release, like the next two. */
  parts?: AwaitedPart[];
  /** The visit at which they are fitted; null while there is none. */
  secondVisit?: LinkedVisit | null;
  /** Number of the visit whose part is fitted at this one. */
  returnsFor?: string | null;
  /** Whether the customer gets texts. */
  texts?: boolean;
  /** In which the customer has booked; missing while the database has an older release. */
  language?: Language;
  /** Receipts and credits, oldest first; missing while the database has an older release. */
  receipts?: Receipt[];
}

/** Fields of a customer that staff enter and correct. */
export interface PersonFields {
  name: string;
  /** As people write it; the server stores ten digits. */
  phone: string;
  /** '' without one: the customer gets no mails. */
  email: string;
  /** Street; also the city if it is not the usual one. */
  address: string;
  zip: string;
}

/** Also the job. */
export interface VisitFields extends PersonFields {
  appliance: string;
  issue: string;
  /** Of mails and texts. */
  language: Language;
}

/** A part that was ordered for a repair. */
export interface AwaitedPart {
  id: number;
  what: string;
  /** '' when it was not said. */
  supplier: string;
  /** `YYYY-MM-DD`; null when it is not known. */
  expectedOn: string | null;
  /** ISO 8601 instant. */
  orderedAt: string;
  /** Who ordered it. */
  by: string;
  /** ISO 8601 instant; null until it has arrived. */
  arrivedAt: string | null;
  /** ISO 8601 instant; null unless it is not needed any more. */
  endedAt: string | null;
}

/** A part in the list of those that are awaited, or have arrived and are not fitted. */
export interface ListedPart extends AwaitedPart {
  /** Number of the visit at which it was ordered. */
  visit: string;
  name: string;
  /** Ten digits. */
  phone: string;
  appliance: string;
  issue: string;
  secondVisit: LinkedVisit | null;
}

/** The earlier visit of a repair. */
export interface EarlierRepair {
  /** Null when it was not booked on the site. */
  visit: string | null;
  parts: AwaitedPart[];
  /** Of a repair under warranty. */
  record: ServiceRecord | null;
  /** How many photos it has. */
  photos: number;
}

/** A visit that a customer asks for by phone. */
export interface PhoneVisit extends VisitFields {
  /** Made once for each call, so that a repeat books nothing twice. */
  idempotencyKey: string;
  brand: string;
  /** `YYYY-MM-DD` */
  preferredDate: string;
  preferredTime: string;
  /** Mail address of the person; '' for none yet. */
  technician: string;
  /** For staff, at most 1,000 characters. */
  note: string;
  /** Record of the repair whose warranty covers the visit; '' without one. */
  warrantyRecordId: string;
  /** Number of the visit whose part is fitted; '' for a first visit. */
  returnsFor: string;
  /** The caller agrees to texts. */
  texts: boolean;
}

export interface HistoryEntry {
  at: string;
  state: ChangeWord;
  actor: string;
  /** To whom the visit was given; absent when it was taken from its technician. */
  technician?: string;
  /** Of a correction; `field` as in {@link VisitFields}. */
  changes?: { field: string; from: string; to: string }[];
  /** Why a finished job was corrected or taken back. */
  reason?: string;
  /** The window before and after a move. */
  fromDate?: string;
  fromTime?: string;
  toDate?: string;
  toTime?: string;
}

export interface VisitWithHistory extends StaffVisit {
  /** Oldest first; `actor` like the name in `changedBy`. */
  history: HistoryEntry[];
  /** Null for a first visit; missing while the database has an older release. */
  earlier?: EarlierRepair | null;
  /** Sales tax of a bill, in percent; missing while the database has an older release. */
  tax?: { percent: number; labor: boolean };
  /** Whether technicians say when they arrive; missing while the database has an older release. */
  tellsArrival?: boolean;
}
