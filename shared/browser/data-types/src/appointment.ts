import type { EstimateSummary } from './estimate';

/** A booked appointment as its customer sees it. `entities` exports these types too. */

/**
 * Where an appointment stands. `held`: nothing is booked until the customer confirms it by mail;
 * `requested`: booked, and the business has not called yet.
 */
export const appointmentStates = [
  ...(['held', 'requested', 'confirmed', 'on_the_way'] as const),
  ...(['done', 'canceled', 'no_one_home'] as const),
] as const;

export type AppointmentState = (typeof appointmentStates)[number];

/** The customer, or the business. */
export type AppointmentActor = 'you' | 'us';

/** When a visit takes place. */
export interface AppointmentWindow {
  /** `YYYY-MM-DD` in the business's time zone. */
  preferredDate: string;
  preferredTime: string;
}

/** One line of an appointment's history, oldest first. */
export interface AppointmentEvent {
  /** ISO 8601 instant. */
  at: string;
  /** After a move by the customer `requested`, after one by the business `confirmed`. */
  state: AppointmentState | 'moved';
  by: AppointmentActor;
  /** Of a move: the window before it. Absent in the answers of older servers. */
  from?: AppointmentWindow;
  /** Of a move: the window after it. */
  to?: AppointmentWindow;
}

/** Another visit of the same repair. */
export interface LinkedVisit extends AppointmentWindow {
  id: string;
  state: AppointmentState;
}

export interface AppointmentView {
  /** `APT-` + 6 digits. */
  id: string;
  /** Opens this page: `/appointment#<id>.<key>`. 43 characters. */
  key: string;
  state: AppointmentState;
  /** Goes up with each change of state or time. A change names the version that it was made on. */
  version: number;
  /** `SEQUENCE` of its calendar entry; goes up with each move and with a cancellation. */
  sequence: number;
  /** `YYYY-MM-DD` in the business's time zone. */
  preferredDate: string;
  preferredTime: string;
  appliance: string;
  issue: string;
  /** Null if the customer named none. */
  brand: string | null;
  name: string;
  /** Street, and the city if the form had it. */
  address: string;
  zip: string;
  technician: string | null;
  /** A repair under warranty: free. */
  isWarranty: boolean;
  estimate: EstimateSummary | null;
  notes: { at: string; text: string }[];
  /** Ids only: the pictures are for staff. */
  photos: { id: string; at: string }[];
  history: AppointmentEvent[];
  /** Parts that were ordered; absent in the answers of older servers, like the next two. */
  parts?: { what: string; expectedOn: string | null; arrived: boolean }[];
  /** The visit at which they are fitted. */
  secondVisit?: LinkedVisit | null;
  /** Number of the visit whose part is fitted at this one. */
  returnsFor?: string | null;
  /** Receipts and credits, oldest first; absent in the answers of older servers. */
  receipts?: Receipt[];
  /** ISO 8601 instant until which it can be moved or canceled here; null when that is over. */
  canChangeUntil: string | null;
}

/** How a caller proves that an appointment is theirs. */
export type AppointmentProof = { id: string; key: string } | { id: string; phone: string };

/** A wrong key, a wrong phone and a number that was never given have the same answer. */
export type AppointmentUnknown = { status: 'unknown' };

export type ViewAnswer = AppointmentUnknown | { status: 'found'; appointment: AppointmentView };

/**
 * Answer to a change. `changed`: the version was old, and nothing was done; `too_late`: it can no
 * longer be changed here. `mailed` is present if no mail about the change follows.
 */
export type ChangeAnswer<Done extends string> =
  | AppointmentUnknown
  | { status: Done | 'changed'; appointment: AppointmentView; mailed?: false }
  | { status: 'too_late' };

/** `taken`: the window is full or closed. */
export type MoveAnswer = ChangeAnswer<'moved'> | { status: 'taken' };
export type CancelAnswer = ChangeAnswer<'canceled'>;
export type SavedAnswer = AppointmentUnknown | { status: 'saved'; appointment: AppointmentView };

/** `full`: the appointment has five photos. */
export type PhotoAnswer = SavedAnswer | { status: 'full' | 'not_an_image' | 'too_large' };

/** Photos that an appointment may have. */
export const maxPhotos = 5;
/** Size of a photo after the browser has reduced it. */
export const maxPhotoBytes = 2 * 1024 * 1024;
/** Size of the small copy of a photo. As base64 it must fit into a request of 16 kB. */
export const maxPreviewBytes = 10_240;
/** Length of a note. */
export const maxNoteLength = 1000;
/** Notes of an appointment. */
export const maxNotes = 20;

/** How a job was paid; `later` by a bill. */
export type Paid = 'cash' | 'check' | 'card' | 'later';

export interface ReceiptLine {
  kind: 'labor' | 'part';
  text: string;
  /** US dollars; negative in a credit. */
  amount: number;
}

/** The bill of a finished job, or a credit that takes one back. */
export interface Receipt {
  number: number;
  /** ISO 8601 instant. */
  at: string;
  /** Who issued it. */
  by: string;
  /** `APT-` + 6 digits; empty when the customer's data has been erased. */
  appointment: string;
  /** Number of the receipt that this credit takes back; null for a receipt. */
  credits: number | null;
  /** Number of the credit that takes this receipt back; null while it holds. */
  creditedBy: number | null;
  /** Why it was issued, if it is no first receipt. */
  reason: string;
  /** Number of the receipt that it replaces. Missing while the database has an older release. */
  replaces?: number | null;
  name: string;
  address: string;
  zip: string;
  appliance: string;
  technician: string;
  /** `YYYY-MM-DD` */
  doneOn: string;
  /** `YYYY-MM-DD` */
  warrantyUntil: string;
  lines: ReceiptLine[];
  /** 8.25 */
  taxPercent: number;
  /** US dollars. */
  tax: number;
  /** US dollars, with the tax. */
  total: number;
  /** Null when it was not said. */
  paid: Paid | null;
  /** ISO 8601 instant; null while it is not paid. */
  paidAt: string | null;
  /** Where it is paid, if it is a bill; '' without such a page. */
  payLink: string;
}
