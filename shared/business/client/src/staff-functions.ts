import type { Language } from '@site/data-types/contract';
import type { AppointmentState, Paid } from '@site/data-types/entities';
import { BackendError } from './errors';
import { createOfficeFunctions, type OfficeFunctions } from './office-functions';
import type { Rpc } from './rpc';
import type { Completion, ServiceRecord } from './service-records';
import type {
  BoardAnswer,
  ListedPart,
  PersonFields,
  PhoneVisit,
  ReceiptSettings,
  StaffPerson,
  StaffReceipts,
  StaffVisit,
  VisitFields,
  VisitWithHistory,
} from './staff-types';

/** The version of a visit on which a person decided; without it the change is always made. */
interface OnVersion {
  version?: number;
}

/** Answers a question of the server: a refusal with status 409 and the field `anyway`. */
interface Anyway {
  anyway?: boolean;
}

/**
 * Actions of people on staff. The server checks each call: a technician gets a BackendError with
 * status 403 for the functions of owners and for visits of others. Every method throws BackendError.
 */
export interface StaffFunctions extends OfficeFunctions {
  me: () => Promise<StaffPerson>;
  /** Mails to this person have this language from now on. */
  setMyLanguage: (language: Language) => Promise<void>;
  /** @param of `days` 1 to 14; `seen` is the revision that is shown */
  board: (of: { from: string; days: number; seen?: string }) => Promise<BoardAnswer>;
  visit: (id: string) => Promise<VisitWithHistory>;
  /**
   * Small copies of a visit's photos, as `data:` addresses by path. A photo that an older release took
   * has none.
   */
  previews: (id: string) => Promise<Record<string, string>>;
  /**
   * The customer gets a mail about `on_the_way` and `canceled`, ten seconds later. Until then the person
   * who made the change takes it back: `canceled` to what it was before, `on_the_way` to `confirmed`.
   * A repeat changes nothing.
   */
  setState: (
    id: string,
    state: Extract<
      AppointmentState,
      'requested' | 'confirmed' | 'on_the_way' | 'canceled' | 'no_one_home'
    >,
    details?: OnVersion & { reason?: string },
  ) => Promise<StaffVisit>;
  /** The technician is on the way. @param minutes until they arrive, which the customer reads */
  setOut: (id: string, details?: OnVersion & { minutes?: number }) => Promise<StaffVisit>;
  /** Owners. Whether technicians say when they arrive; without an argument it only reads. */
  setArrival: (tells?: boolean) => Promise<boolean>;
  /**
   * Moves a visit as agreed with its customer, who gets a mail. Owners move it to any day; a window
   * that customers could not book is a question first.
   */
  move: (
    id: string,
    to: { date: string; time: string },
    details?: OnVersion & Anyway,
  ) => Promise<StaffVisit>;
  /** Fields that are not named stay. Technicians correct no mail address. */
  correct: (id: string, fields: Partial<VisitFields>, details?: OnVersion) => Promise<StaffVisit>;
  /** @param email null takes the visit from its technician */
  assign: (id: string, email: string | null, details?: OnVersion) => Promise<StaffVisit>;
  /** A note that the customer does not see, at most 1,000 characters. */
  addNote: (id: string, note: string) => Promise<StaffVisit>;
  /** A repeat with the same details has the same answer, so it may be sent twice. */
  complete: (id: string, completion: Completion, details?: OnVersion) => Promise<ServiceRecord>;
  /** Owners. If the money changes, a credit takes the receipt back, and the customer gets another one. */
  correctJob: (
    id: string,
    completion: Completion,
    reason: string,
    details?: OnVersion,
  ) => Promise<ServiceRecord>;
  /** Owners. Takes a finished job back: no record, no warranty, a credit; the visit is confirmed again. */
  voidJob: (id: string, reason: string, details?: OnVersion) => Promise<StaffVisit>;
  /** Of a bill that was to be paid later. */
  setPaid: (receipt: number, paid: Exclude<Paid, 'later'>) => Promise<StaffVisit>;
  /** Mails the latest receipt of a visit again. */
  mailReceipt: (id: string) => Promise<void>;
  /** The visit is over, and the customer hears what was ordered. */
  orderPart: (
    id: string,
    part: { what: string; supplier: string; expectedOn: string },
    details?: OnVersion,
  ) => Promise<StaffVisit>;
  /** Owners. Oldest first. */
  parts: () => Promise<ListedPart[]>;
  setPart: (part: number, state: 'arrived' | 'awaited' | 'not_needed') => Promise<ListedPart[]>;
  /** Owners. */
  receipts: () => Promise<StaffReceipts>;
  setReceipts: (settings: ReceiptSettings) => Promise<ReceiptSettings>;

  /** Owners. A window that customers could not book is a question first. */
  bookByPhone: (visit: PhoneVisit, details?: Anyway) => Promise<StaffVisit>;
  /**
   * Owners. Name and phone change everywhere, the address in open visits. A phone that another customer
   * has is a question first. @returns the customer's phone
   */
  correctCustomer: (
    phone: string,
    fields: Partial<PersonFields>,
    details?: Anyway,
  ) => Promise<string>;
}

/** Whether another person has changed the visit; the message names them. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof BackendError && error.status === 409 && error.field === 'version';

/** Functions that change a visit return it as `visit`, next to what older commands read. */
const visitOf = ({ visit }: { visit: StaffVisit }): StaffVisit => visit;

const given = ({ version, anyway }: OnVersion & Anyway = {}): OnVersion & Anyway => ({
  ...(version !== undefined && { version }),
  ...(anyway && { anyway }),
});

export const createStaffFunctions = (rpc: Rpc): StaffFunctions => ({
  ...createOfficeFunctions(rpc),
  me: () => rpc('staff_me', {}),
  setMyLanguage: async (language) => void (await rpc('set_my_language', { language })),
  board: ({ from, days, seen }) =>
    rpc('staff_board', { from_date: from, days, ...(seen === undefined ? {} : { seen }) }),
  visit: (id) => rpc('staff_visit', { appointment_id: id }),
  previews: async (id) => {
    const previews = await rpc<Record<string, string>>('visit_previews', { appointment_id: id });
    return Object.fromEntries(
      Object.entries(previews).map(([path, jpeg]) => [path, `data:image/jpeg;base64,${jpeg}`]),
    );
  },
  setState: async (id, state, details = {}) =>
    visitOf(
      await rpc('set_appointment_state', {
        appointment_id: id,
        state,
        ...(details.reason ? { reason: details.reason } : {}),
        ...given(details),
      }),
    ),
  setOut: async (id, { minutes, version } = {}) =>
    visitOf(
      await rpc('set_out', {
        appointment_id: id,
        ...(minutes !== undefined && { minutes }),
        ...given(version === undefined ? {} : { version }),
      }),
    ),
  setArrival: async (tells) =>
    (await rpc<{ tellsArrival: boolean }>('set_arrival', tells === undefined ? {} : { tells }))
      .tellsArrival,
  move: async (id, { date, time }, details) =>
    visitOf(
      await rpc('staff_move_appointment', {
        appointment_id: id,
        to_date: date,
        to_time: time,
        ...given(details),
      }),
    ),
  correct: (id, fields, details) =>
    rpc('correct_visit', { appointment_id: id, fields, ...given(details) }),
  bookByPhone: (visit, details) => rpc('book_by_phone', { request: visit, ...given(details) }),
  correctCustomer: async (phone, fields, details) =>
    (await rpc<{ phone: string }>('correct_customer', { phone, fields, ...given(details) })).phone,
  assign: (id, email, details) =>
    rpc('assign_technician', { appointment_id: id, email, ...given(details) }),
  addNote: (id, note) => rpc('add_staff_note', { appointment_id: id, note }),
  complete: (id, completion, details) =>
    rpc('complete_appointment', { appointment_id: id, completion, ...given(details) }),
  correctJob: (id, completion, reason, details) =>
    rpc('correct_job', { appointment_id: id, completion, reason, ...given(details) }),
  voidJob: (id, reason, details) =>
    rpc('void_job', { appointment_id: id, reason, ...given(details) }),
  setPaid: (receipt, paid) => rpc('set_paid', { receipt, paid }),
  mailReceipt: async (id) => void (await rpc('mail_receipt', { appointment_id: id })),
  orderPart: (id, part, details) =>
    rpc('order_part', { appointment_id: id, part, ...given(details) }),
  parts: () => rpc('staff_parts', {}),
  setPart: (part, state) => rpc('set_part', { part_id: part, state }),
  receipts: () => rpc('staff_receipts', {}),
  setReceipts: (fields) => rpc('set_receipts', { fields }),
});
