import type { Language } from '@site/data-types/contract';
import type { AppointmentState, Receipt } from '@site/data-types/entities';
import type { ServiceRecord } from './service-records';
import type { StaffPerson, StaffVisit } from './staff-visit-types';

export type * from './staff-visit-types';

/** Settings of the owner for receipts. */
export interface ReceiptSettings {
  /** 8.25 */
  taxPercent: number;
  /** Whether labor is taxed, too. */
  taxLabor: boolean;
  /** `https://…` with `{amount}` and `{number}`; '' without a payment page. */
  paymentLink: string;
  /** `https://…`; '' asks for no review. */
  reviewLink: string;
}

export interface StaffReceipts {
  settings: ReceiptSettings;
  /** Bills that are not paid, oldest first. */
  unpaid: Receipt[];
  /** The latest 50, newest first. */
  latest: Receipt[];
}

export interface BoardWindow {
  time: string;
  /** 0: closed. */
  capacity: number;
  booked: number;
}

export interface BoardDay {
  date: string;
  /** No window of this day can be booked, whatever is free. */
  closed: boolean;
  holiday: string | null;
  windows: BoardWindow[];
}

export interface Board {
  revision: string;
  unchanged?: false;
  /** `YYYY-MM-DD` at the business. */
  today: string;
  days: BoardDay[];
  /**
   * By date and window: those of the days, those of any later day that wait to be confirmed, and, for
   * a board that begins today or earlier, those of days before that are still open.
   * Technicians get their own visits and the unassigned ones of their areas.
   */
  visits: StaffVisit[];
  people: StaffPerson[];
}

export type BoardAnswer = Board | { revision: string; unchanged: true };

export interface StaffCalendar {
  /**
   * `toMove`: number of visits that the day's capacity no longer covers. `visitsToMove` has them; it
   * is missing while the database has an older release.
   */
  days: (BoardDay & { toMove: number; visitsToMove?: StaffVisit[] })[];
  usual: { time: string; capacity: number }[];
  /** 1 is Monday, 7 is Sunday; missing while the database has an older release. */
  closedWeekdays?: number[];
  /** Visits of one person in a window, which the places follow; null: the usual places hold. */
  visitsPerPerson?: number | null;
  daysAhead: number;
  /** From today on. */
  holidays: { date: string; name: string }[];
}

/** Finished jobs of a week, a person or an appliance. */
export interface RevenueLine {
  /** The week's Monday, `YYYY-MM-DD`; or the name. */
  name: string;
  jobs: number;
  /** US dollars. */
  total: number;
}

export interface Revenue {
  jobs: number;
  /** US dollars. */
  total: number;
  /** Every week of the days, also one without a job. */
  byWeek: RevenueLine[];
  /** Most dollars first. */
  byPerson: RevenueLine[];
  /** Most dollars first. */
  byAppliance: RevenueLine[];
}

/** Figures of a ZIP that tell of no household. */
export interface ZipFigures {
  /** Finished repairs of a year, rounded down to fives. */
  visits: number;
  /** Median from the request to the window. */
  hours: number;
  /** Most frequent first. */
  problems: { appliance: string; issue: string }[];
}

/** A day after a change of its windows, and the visits to agree on another time for. */
export interface WindowAnswer {
  day: BoardDay;
  toMove: StaffVisit[];
}

export interface CustomerSummary {
  /** Ten digits; they are the customer's number. */
  phone: string;
  name: string;
  email: string;
  address: string;
  zip: string;
  visits: number;
  /** `YYYY-MM-DD`; null without a visit. */
  lastVisit: string | null;
  /** How many customers match the search, of which 50 at most are listed. */
  matches?: number;
}

export interface Customer {
  customer: CustomerSummary;
  /** Newest first. */
  visits: StaffVisit[];
  /** Newest first. */
  records: ServiceRecord[];
}

/** For how long customers are stored after their last visit. */
export interface Retention {
  months: number;
  /** False until an owner has saved a number in a database that had customers before. */
  confirmed: boolean;
}

/** A mail that is not sent. `givenUpAt` is set when it is no longer tried. */
export interface WaitingMail {
  id: string;
  kind: string;
  /** Null: the business itself. */
  to: string | null;
  /** Appointment number, or another key of what it is about. */
  about: string;
  createdAt: string;
  attempts: number;
  lastError: string | null;
  givenUpAt: string | null;
  /** When it is tried next. */
  dueAt: string;
}

export interface Newsletter {
  subject: string;
  /** Paragraphs separated by an empty line; at most 8,000 characters. */
  text: string;
  /** Page of the post, beginning with `/` or `https://`; empty without one. */
  url: string;
  /** Who reads it; absent for everyone. */
  language?: Language;
  /** Made once for each newsletter, so that a repeat sends nothing twice. */
  idempotencyKey: string;
}

export interface NewsletterStatus {
  subscribers: number;
  /** Of these, who read Spanish; a server of an older release does not say. */
  inSpanish?: number;
  lastSent: { at: string; subject: string; queued: number; sent: number } | null;
}

/**
 * One row of the table for the books: a visit with its repair, or a repair without a visit. Then `number`
 * and `time` may be empty.
 */
export interface AppointmentRow {
  number: string;
  createdAt: string;
  date: string;
  time: string;
  state: AppointmentState;
  name: string;
  phone: string;
  email: string;
  address: string;
  zip: string;
  appliance: string;
  issue: string;
  technician: string;
  isWarranty: boolean;
  /** `YYYY-MM-DD` of the repair; absent from older databases. */
  doneOn?: string | null;
  labor: string;
  parts: string;
  /** US dollars with the tax; null when unknown. */
  cost: number | null;
  /** US dollars of the cost; absent from older databases, like the next two. */
  tax?: number | null;
  /** Number of the receipt that holds. */
  receipt?: number | null;
  /** How it was paid, or `not yet`. */
  paid?: string | null;
}
