import type { CompanyConfig } from '@site/data-types/company';
import { namingLanguage } from '@site/data-types/language';
import type { AppointmentRequest, Booked, WindowTime } from '@site/data-types/entities';
import { embeddedPublicKey } from './public-key';
import { type Appointments, createAppointments } from './appointments';
import { createEmails, type Emails } from './emails';
import { BackendError } from './errors';
import { createRpc } from './rpc';
import type { WarrantyRecord } from './warranty';

/** Result of confirming a held request. */
export type HoldAnswer =
  | {
      status: 'confirmed';
      id: string;
      /** Opens the appointment's page; missing while the database has an older release. */
      key?: string;
      preferredDate: string;
      preferredTime: string;
      appliance: string;
      issue: string;
    }
  | {
      /** `taken`: the window is full by now; `unknown`: too late, or no such request. */
      status: 'taken' | 'unknown';
    };

/** Windows of one date that still have capacity, in the order of the day. */
export interface OpenDay {
  /** `YYYY-MM-DD` in the business's time zone. */
  date: string;
  windows: { time: WindowTime; free: number }[];
}

export interface BackendClient extends Appointments {
  /**
   * Books the window, then requests its mails without waiting for them; the server sends those that
   * the browser could not. Past the hourly limit the request is held instead, and the customer
   * confirms it by mail. Repeats with one idempotency key make one appointment.
   * @throws BackendError of any kind
   */
  bookAppointment: (request: AppointmentRequest) => Promise<Booked>;
  /** Books a held request with the token from its mail. @throws BackendError */
  confirmBooking: (token: string) => Promise<HoldAnswer>;
  /**
   * Free windows from a date on; full days have no windows. Never throws `invalid`.
   * @param range from: `YYYY-MM-DD`, default today; days: default all days that can be booked
   * @throws BackendError
   */
  openWindows: (range?: { from?: string; days?: number }) => Promise<OpenDay[]>;
  /**
   * At most 10 records, newest first; `warrantyStatus` interprets them.
   * @throws BackendError
   */
  checkWarranty: (by: {
    phone: string;
    name: string;
    appliance?: string;
  }) => Promise<WarrantyRecord[]>;
  /** Gives no hint whether the address was known. @throws BackendError */
  subscribe: (email: string) => Promise<void>;
  /** @returns false for a link that is too old or invalid. @throws BackendError */
  confirmSubscription: (token: string) => Promise<boolean>;
  /** @throws BackendError */
  unsubscribe: (token: string) => Promise<void>;
  emails: Emails;
  /** Whether the site has a database; without one only `bookAppointment` and mails work. */
  hasDatabase: boolean;
}

/**
 * The site's backend for the browser. Loads its libraries with the first call.
 * @param origin of the site, used when no other address is configured
 */
export function createBackendClient(company: CompanyConfig, origin: string): BackendClient {
  const { services } = company;
  const hasDatabase = services.database !== 'none';
  const emails = createEmails(company, origin);
  const server = {
    url: services.supabaseUrl || origin,
    key: services.supabaseAnonKey || embeddedPublicKey,
  };
  const connected = createRpc(server);
  const rpc: typeof connected = (name, args) =>
    hasDatabase
      ? connected(name, args)
      : Promise.reject(new BackendError('unreachable', 'This site has no database'));

  const notified = new Set<string>();
  async function notify(request: AppointmentRequest, { id, key }: Booked): Promise<void> {
    // A second click gets the same answer and must not send the mails again.
    if (notified.has(id)) return;
    notified.add(id);
    const appointment = { ...request, id, ...(key ? { key } : {}) };
    const hurried = async () => {
      // EmailJS sends any text that a caller gives it, so the server alone sends the team's mail:
      // no caller can then report it as sent. The site's own relay takes its texts from the outbox.
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
    // One number for all attempts, so a relay can distinguish a repeat from a second request.
    const id = idsByKey.get(request.idempotencyKey) ?? `APT-${String(Date.now()).slice(-6)}`;
    idsByKey.set(request.idempotencyKey, id);
    const appointment = { ...request, id };
    const team = await emails.sendTeamNotification(appointment);
    // Without the team's mail the request reaches no one, so tell the visitor.
    if (!team.success) throw new BackendError('unreachable', team.message);
    const customer = await emails.sendCustomerConfirmation(appointment);
    if (!customer.success) console.warn(customer.message);
    emails.sendSmsNotification(appointment);
    return { id };
  }

  return {
    ...createAppointments(rpc, server),
    emails,
    hasDatabase,
    bookAppointment: async (request) => {
      if (!hasDatabase) return bookByMail(request);
      const booked = await rpc<Booked>('book_appointment', { request });
      // The mail of a held request contains a secret, so only the server sends it.
      if (!booked.heldUntil) void notify(request, booked);
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
    subscribe: async (email) => void (await rpc('subscribe', namingLanguage({ email }))),
    confirmSubscription: async (token) =>
      (await rpc<{ status: string }>('confirm_subscription', { token })).status === 'confirmed',
    unsubscribe: async (token) => void (await rpc('unsubscribe', { token })),
  };
}
