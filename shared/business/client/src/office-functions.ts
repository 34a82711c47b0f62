import type { Rpc } from './rpc';
import type {
  AppointmentRow,
  Customer,
  CustomerSummary,
  DaysAnswer,
  Newsletter,
  NewsletterStatus,
  Retention,
  Revenue,
  StaffCalendar,
  StaffPerson,
  WaitingMail,
  WindowAnswer,
  ZipFigures,
} from './staff-types';

/**
 * Windows, customers, mails, people and the books. Most are for owners: a technician gets a BackendError
 * with status 403. Every method throws BackendError.
 */
export interface OfficeFunctions {
  /** Owners. @param of without `time` the whole day; `capacity` 0 closes, null is the usual one */
  setWindow: (of: {
    date: string;
    time: string | null;
    capacity: number | null;
  }) => Promise<WindowAnswer>;
  setUsualCapacity: (time: string, capacity: number) => Promise<StaffCalendar['usual']>;
  /** Closes a weekday, or opens it. @param weekday 1 is Monday, 7 is Sunday @returns the closed ones */
  setWeekday: (weekday: number, closed: boolean) => Promise<number[]>;
  setDaysAhead: (days: number) => Promise<number>;
  /** Places follow who works. @param visits of one person in a window; null: the usual places hold */
  setVisitsPerPerson: (visits: number | null) => Promise<void>;
  /** @param days 1 is Monday */
  setWorkingDays: (email: string, days: number[]) => Promise<DaysAnswer>;
  addTimeOff: (email: string, from: string, to: string) => Promise<DaysAnswer>;
  removeTimeOff: (email: string, id: number) => Promise<DaysAnswer>;
  /** @param name null ends the holiday */
  setHoliday: (date: string, name: string | null) => Promise<WindowAnswer>;
  /** @param of `days` 1 to 62 */
  calendar: (of: { from: string; days: number }) => Promise<StaffCalendar>;

  /** By words of a name or address in any order, a phone, or the number of an appointment; at most 50. */
  findCustomers: (query: string) => Promise<CustomerSummary[]>;
  customer: (phone: string) => Promise<Customer>;
  /** Everything that is stored about a customer, as an export. */
  exportCustomer: (phone: string) => Promise<object>;
  /** Refused with 409 while the customer has an open visit. */
  eraseCustomer: (phone: string) => Promise<{ anonymised: number; deleted: number }>;
  /** For how long customers are stored. */
  retention: () => Promise<Retention>;
  setRetention: (months: number) => Promise<Retention>;

  mails: () => Promise<WaitingMail[]>;
  sendAgain: (mailId: string) => Promise<void>;
  people: () => Promise<StaffPerson[]>;
  /** Adds a person, or changes the one with this email. */
  savePerson: (
    person: Pick<StaffPerson, 'email' | 'name' | 'role' | 'areas' | 'speaks'> & {
      phone?: string;
    },
  ) => Promise<StaffPerson>;
  /** Ends the person's sessions; their open visits have no technician then. */
  removePerson: (email: string) => Promise<{ unassigned: number }>;
  newsletterStatus: () => Promise<NewsletterStatus>;
  sendNewsletter: (newsletter: Newsletter) => Promise<{ queued: number }>;
  exportAppointments: (from: string, to: string) => Promise<AppointmentRow[]>;
  /** By ZIP, of those with ten finished repairs for five customers within a year. */
  zipFigures: () => Promise<Record<string, ZipFigures>>;
  /** Revenue of the jobs done on these days. @param from first day, `YYYY-MM-DD` @param to last day */
  revenue: (from: string, to: string) => Promise<Revenue>;
}

export const createOfficeFunctions = (rpc: Rpc): OfficeFunctions => ({
  setWindow: ({ date, time, capacity }) =>
    rpc('set_window', { on_date: date, at_time: time, capacity }),
  setUsualCapacity: (time, capacity) => rpc('set_usual_capacity', { at_time: time, capacity }),
  setWeekday: async (weekday, closed) =>
    (await rpc<{ closedWeekdays: number[] }>('set_weekday', { weekday, closed })).closedWeekdays,
  setDaysAhead: async (days) =>
    (await rpc<{ daysAhead: number }>('set_days_ahead', { days })).daysAhead,
  setVisitsPerPerson: async (visits) => void (await rpc('set_visits_per_person', { visits })),
  setWorkingDays: (email, days) => rpc('set_working_days', { email, days }),
  addTimeOff: (email, from, to) => rpc('add_time_off', { email, from_date: from, to_date: to }),
  removeTimeOff: (email, id) => rpc('remove_time_off', { email, time_off_id: id }),
  setHoliday: (date, name) => rpc('set_holiday', { on_date: date, name }),
  calendar: ({ from, days }) => rpc('staff_calendar', { from_date: from, days }),

  findCustomers: (query) => rpc('find_customers', { query }),
  customer: (phone) => rpc('customer', { phone }),
  exportCustomer: (phone) => rpc('export_customer', { phone }),
  eraseCustomer: (phone) => rpc('erase_customer', { phone }),
  retention: () => rpc('set_retention', {}),
  setRetention: (months) => rpc('set_retention', { months }),

  mails: () => rpc('staff_mails', {}),
  sendAgain: async (mailId) => void (await rpc('send_again', { mail_id: mailId })),
  people: () => rpc('list_people', {}),
  savePerson: ({ email, name, role, areas, phone = '', speaks }) =>
    rpc('save_person', { email, name, role, areas, phone, ...(speaks && { speaks }) }),
  removePerson: (email) => rpc('remove_person', { email }),
  newsletterStatus: () => rpc('newsletter_status', {}),
  sendNewsletter: ({ idempotencyKey, ...newsletter }) =>
    rpc('send_newsletter', { ...newsletter, idempotency_key: idempotencyKey }),
  exportAppointments: (from, to) => rpc('export_appointments', { from_date: from, to_date: to }),
  zipFigures: () => rpc('zip_figures', {}),
  revenue: (from, to) => rpc('revenue', { from_date: from, to_date: to }),
});
