import type { CompanyConfig } from '@site/data-types/company';
import { calendarAddress, mailCalendar } from './mail/calendar';
import { testAppointmentId } from './mail/kinds';
import { mailCompany } from './mail/mail-company';
import {
  customerParams,
  type MailAppointment,
  teamParams,
  type TemplateParams,
} from './mail/template-params';

export interface EmailResult {
  success: boolean;
  message: string;
}

/** EmailJS's own protections; all off by default. */
export interface EmailOptions {
  blockHeadless?: boolean;
  /** Values of a template field that are refused (403). */
  blockList?: { list: string[]; watchVariable: string };
  /** One mail per `throttle` milliseconds from this browser, else 429. */
  limitRate?: { throttle: number; id?: string };
}

/** The key proves to the site's own relay that this browser has booked; EmailJS never gets it. */
type Sent = MailAppointment & { idempotencyKey?: string };

export interface Emails {
  sendTeamNotification: (appointment: Sent) => Promise<EmailResult>;
  sendCustomerConfirmation: (appointment: Sent) => Promise<EmailResult>;
  /** Sends the business a mail that only proves that mails arrive. */
  sendTestEmail: () => Promise<EmailResult>;
  /** Logs the call without the customer's data; no SMS is sent. */
  sendSmsNotification: (appointment: Pick<MailAppointment, 'id'>) => EmailResult;
}

/**
 * Why EmailJS rejected: its status (451 headless, 403 block list, 429 rate limit, or the server's),
 * 0 for a network failure; a thrown string names the missing setting.
 */
function reasonOf(rejection: unknown): string {
  if (typeof rejection !== 'object' || rejection === null) return 'Unknown error';
  if ('status' in rejection) return `EmailJS returned status: ${String(rejection.status)}`;
  // fetch rejects with a TypeError when there is no network.
  const isNetwork = 'name' in rejection && rejection.name === 'TypeError';
  return isNetwork ? 'EmailJS returned status: 0' : 'Unknown error';
}

/** localStorage if it works; without a provider EmailJS silently skips its rate limit. */
function storage() {
  const memory = new Map<string, string>();
  const attempt = <Result>(access: () => Result, fallback: Result): Promise<Result> => {
    try {
      return Promise.resolve(access());
    } catch {
      return Promise.resolve(fallback);
    }
  };
  return {
    get: (key: string) => attempt(() => localStorage.getItem(key), memory.get(key) ?? null),
    set: (key: string, value: string) => {
      memory.set(key, value);
      return attempt<void>(() => localStorage.setItem(key, value), undefined);
    },
    remove: (key: string) => {
      memory.delete(key);
      return attempt<void>(() => localStorage.removeItem(key), undefined);
    },
  };
}

/**
 * Sends the mails of a booking through EmailJS or the site's own relay. Never throws; loads EmailJS
 * with the first mail.
 * @param origin of the site, used when no EmailJS origin is configured
 */
export function createEmails(
  company: CompanyConfig,
  origin: string,
  options: EmailOptions = {},
): Emails {
  const { services } = company;
  const facts = mailCompany(company);

  async function send(templateId: string, params: TemplateParams, texts: [string, string]) {
    const [sent, failed] = texts;
    try {
      const emailjs = await import('@emailjs/browser');
      emailjs.init({
        publicKey: services.emailPublicKey,
        origin: services.emailOrigin || origin,
        storageProvider: storage(),
        ...options,
      });
      const { status } = await emailjs.send(services.emailServiceId, templateId, params);
      if (status === 200) return { success: true, message: sent };
      return { success: false, message: `${failed}: EmailJS returned status: ${status}` };
    } catch (rejection) {
      return { success: false, message: `${failed}: ${reasonOf(rejection)}` };
    }
  }

  // The site's own relay makes the calendar entry itself.
  const entry = (appointment: Sent): TemplateParams =>
    services.emailOrigin
      ? { calendar_file: calendarAddress(mailCalendar(facts, appointment, 'REQUEST')) }
      : {};
  const proof = ({ idempotencyKey }: Sent): TemplateParams =>
    services.emailOrigin || !idempotencyKey ? {} : { request_key: idempotencyKey };

  return {
    sendTeamNotification: (appointment) =>
      send(services.teamTemplateId, { ...teamParams(facts, appointment), ...proof(appointment) }, [
        'Email sent',
        'Failed to send email',
      ]),
    sendCustomerConfirmation: (appointment) =>
      send(
        services.customerTemplateId,
        {
          ...customerParams(facts, appointment),
          ...entry(appointment),
          ...proof(appointment),
        },
        ['Customer confirmation sent', 'Failed to send customer confirmation'],
      ),
    sendTestEmail: () => {
      const params = teamParams(facts, {
        id: testAppointmentId,
        name: 'Test',
        phone: '7135550100',
        email: company.email,
        address: 'Test',
        zipCode: '77002',
        appliance: 'Other',
        issue: 'Test mail',
        description: '',
        preferredDate: new Date().toISOString().slice(0, 10),
        preferredTime: '8-10 AM',
      });
      return send(services.teamTemplateId, params, ['Test email sent', 'Email test failed']);
    },
    sendSmsNotification: ({ id }) => {
      console.info(`SMS for ${id} is simulated: none was sent.`);
      return { success: true, message: 'SMS simulated' };
    },
  };
}
