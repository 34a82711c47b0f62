import type { CompanyConfig } from '@site/data-types/company';
import type {
  AppointmentRequest,
  AppointmentStatus,
  Booked,
  TimeSlot,
} from '@site/data-types/entities';
import { embeddedPublicKey } from '../mail/kinds';
import { createEmails, type Emails } from './emails';
import { BackendError } from './errors';
import { createRpc } from './rpc';
import type { WarrantyRecord } from './warranty';

/** What became of a held request. */
export type HoldAnswer =
  | {
      status: 'confirmed';
      id: string;
      preferredDate: string;
      preferredTime: string;
      appliance: string;
      issue: string;
    }
  | {
      /** `taken`: others were faster; `unknown`: too late, or no such request. */
      status: 'taken' | 'unknown';
    };

/** Windows of one date that still have room, in the order of the day. */
export interface OpenDay {
  /** `YYYY-MM-DD` in the business's time zone. */
  date: string;
  slots: { slot: TimeSlot; free: number }[];
}

export interface BackendClient {
  /**
   * Books the window, then asks for its mails without waiting for them (the server sends what the
   * browser could not); past the places of an hour the request is held instead and the customer
   * confirms it by mail. Any number of repeats with one idempotency key make one appointment.
   * @throws BackendError of any kind
   */
  bookAppointment: (request: AppointmentRequest) => Promise<Booked>;
  /** Books a held request by the token of its mail. @throws BackendError */
  confirmBooking: (token: string) => Promise<HoldAnswer>;
  /**
   * Free windows from a date on; days without any have no slots. Never throws `invalid`.
   * @param range from: `YYYY-MM-DD`, default today; days: default all that can be booked
   * @throws BackendError
   */
  openWindows: (range?: { from?: string; days?: number }) => Promise<OpenDay[]>;
  /**
   * At most 10 records, newest first; see `warrantyStatus` for what they mean.
   * @throws BackendError
   */
  checkWarranty: (by: {
    phone: string;
    name: string;
    appliance?: string;
  }) => Promise<WarrantyRecord[]>;
  /**
   * Status of an appointment of this browser; null where number and phone do not belong together.
   * @throws BackendError
   */
  appointmentStatus: (of: { id: string; phone: string }) => Promise<AppointmentStatus | null>;
  /** The same answer for addresses known and unknown. @throws BackendError */
  subscribe: (email: string) => Promise<void>;
  /** @returns false for a link that is too old or was never sent. @throws BackendError */
  confirmSubscription: (token: string) => Promise<boolean>;
  /** @throws BackendError */
  unsubscribe: (token: string) => Promise<void>;
  emails: Emails;
  /** Whether the site has a database at all; without one only `bookAppointment` and mails work. */
  hasDatabase: boolean;
}

/**
 * The site's backend as the browser sees it. Nothing is loaded before the first call.
 * @param origin of the site, used where no other address is configured
 */
export function createBackendClient(company: CompanyConfig, origin: string): BackendClient {
  const { services } = company;
  const hasDatabase = services.database !== 'none';
  const emails = createEmails(company, origin);
  const connected = createRpc({
    url: services.supabaseUrl || origin,
    key: services.supabaseAnonKey || embeddedPublicKey,
  });
  const rpc: typeof connected = (name, args) =>
    hasDatabase
      ? connected(name, args)
      : Promise.reject(new BackendError('unreachable', 'This site has no database'));

  const notified = new Set<string>();
  async function notify(request: AppointmentRequest, id: string): Promise<void> {
    // A second click gets the same answer and must not send the mails again.
    if (notified.has(id)) return;
    notified.add(id);
    const appointment = { ...request, id };
    const hurried = async () => {
      // EmailJS sends what a caller words. The team's mail is the server's alone, so that nobody can
      // say in its place that it was sent; the site's own relay takes its words from the outbox.
      if (services.emailOrigin) return;
      const { success, message } = await emails.sendTeamNotification(appointment);
      if (!success) console.warn(message);
    };
    const confirmed = async () => {
      const { success, message } = await emails.sendCustomerConfirmation(appointment);
      if (!success) console.warn(message);
      else if (services.emailOrigin)
        await rpc('report_mail_sent', {
          idempotency_key: request.idempotencyKey,
          kind: 'customer_confirmation',
        });
    };
    await Promise.allSettled([hurried(), confirmed()]);
    emails.sendSmsNotification(appointment);
  }

  const idsByKey = new Map<string, string>();
  async function bookByMail(request: AppointmentRequest): Promise<{ id: string }> {
    // One number for all attempts, so that a relay can tell a repeat from a second request.
    const id = idsByKey.get(request.idempotencyKey) ?? `APT-${String(Date.now()).slice(-6)}`;
    idsByKey.set(request.idempotencyKey, id);
    const appointment = { ...request, id };
    const team = await emails.sendTeamNotification(appointment);
    // Nobody would know of the request: the visitor has to.
    if (!team.success) throw new BackendError('unreachable', team.message);
    const customer = await emails.sendCustomerConfirmation(appointment);
    if (!customer.success) console.warn(customer.message);
    emails.sendSmsNotification(appointment);
    return { id };
  }

  return {
    emails,
    hasDatabase,
    bookAppointment: async (request) => {
      if (!hasDatabase) return bookByMail(request);
      const booked = await rpc<Booked>('book_appointment', { request });
      // The mail of a held request carries a secret and leaves by the server alone.
      if (booked.status !== 'held') void notify(request, booked.id);
      return booked;
    },
    confirmBooking: (token) => rpc('confirm_booking', { token }),
    openWindows: ({ from, days } = {}) =>
      rpc('open_windows', {
        ...(from === undefined ? {} : { from_date: from }),
        ...(days === undefined ? {} : { days }),
      }),
    checkWarranty: ({ phone, name, appliance }) =>
      rpc('check_warranty', { phone, name, ...(appliance ? { appliance } : {}) }),
    appointmentStatus: async ({ id, phone }) =>
      (
        await rpc<{ status: AppointmentStatus | null }>('appointment_status', {
          appointment_id: id,
          phone,
        })
      ).status,
    subscribe: async (email) => void (await rpc('subscribe', { email })),
    confirmSubscription: async (token) =>
      (await rpc<{ status: string }>('confirm_subscription', { token })).status === 'confirmed',
    unsubscribe: async (token) => void (await rpc('unsubscribe', { token })),
  };
}
