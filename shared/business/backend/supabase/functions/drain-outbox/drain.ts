import { staffLink } from '@site/data-types/staff-pages';
import type { MailCalendar } from '@site/client/mail/calendar';
import { wordsIn } from '@site/client/mail/in-language';
import { isTeamUpdateKind, isTextKind, isVisitKind, type TextKind } from '@site/client/mail/kinds';
import type { TextChannel, TextError } from '../../../src/texts/text-channel';
import type { OutboxMail } from '@site/client/mail/message';
import type { NewsletterTokens, PostMail } from '@site/client/mail/newsletter-message';
import type { HeldVisit, MailAppointment, TemplateParams } from '@site/client/mail/template-params';
import type { Invitation } from '@site/client/mail/sign-in-message';
import { bucket } from '@site/client/photo-bucket';
import type { VisitMail } from '@site/client/mail/visit-params';
import { callProject, type Project } from '../hosted';

/** The service role is the only one that may claim mails. */
export interface DrainSettings extends Project {
  emailOrigin: string;
  publicKey: string;
  privateKey: string;
  serviceId: string;
  /** Template by kind of mail; kinds without one wait. */
  templates: Partial<Record<OutboxMail['kind'], string>>;
  /** Sends texts; undefined while the project has no account for them. */
  texts: TextChannel | undefined;
  /** Pause between two mails. */
  pauseMs: number;
}

function paramsOf({ kind, company, payload, recipient, language }: OutboxMail): TemplateParams {
  const words = wordsIn(language);
  if (kind === 'team_notification') return words.teamParams(company, payload as MailAppointment);
  const visit = payload as VisitMail;
  const entry = (method: MailCalendar['method']): TemplateParams => ({
    calendar_file: words.calendarAddress(words.mailCalendar(company, visit, method)),
  });
  if (kind === 'customer_confirmation')
    return { ...words.customerParams(company, visit), ...entry('REQUEST') };
  if (isVisitKind(kind)) {
    const method = words.calendarMethod(kind);
    return {
      ...words.visitParams(company, kind, visit, company.siteUrl),
      ...(method && entry(method)),
    };
  }
  if (isTeamUpdateKind(kind))
    return {
      ...words.teamUpdateParams(company, kind, visit, company.siteUrl),
      to_email: recipient,
    };
  if (kind === 'staff_invitation') {
    const { name, by } = payload as Invitation;
    return { to_email: recipient, to_name: name, by, staff_link: staffLink(company.siteUrl) };
  }
  if (kind === 'booking_hold')
    return words.holdParams(company, payload as HeldVisit, recipient, company.siteUrl);
  if (kind === 'newsletter') return words.postParams(company, payload as PostMail, recipient);
  return words.confirmationParams(company, payload as NewsletterTokens, recipient);
}

/** Mails per run; the next run starts within a minute. */
const most = 20;

/**
 * Sends due mails of the outbox through EmailJS's server API, at most 20. Failed mails stay queued
 * for a later run.
 * @returns how many were sent and how many failed
 */
export async function drain(settings: DrainSettings): Promise<{ sent: number; failed: number }> {
  const rpc = async (name: string, args: object): Promise<unknown> => {
    const answer = await callProject(settings, 'POST', `/rest/v1/rpc/${name}`, args);
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

  /** @returns undefined when sent, else the error and whether it is permanent */
  async function sendText(
    { company, payload, recipient, language }: OutboxMail,
    kind: TextKind,
  ): Promise<[error: string, permanent: boolean] | undefined> {
    if (!settings.texts) return ['No sender of texts is configured', false];
    try {
      const { textMessage } = wordsIn(language);
      const words = textMessage(company, kind, payload as VisitMail, company.siteUrl);
      await settings.texts.send(recipient, words);
      return undefined;
    } catch (error) {
      const { message, permanent = false, stopped = false } = error as TextError;
      if (stopped) await rpc('take_text', { sender: recipient, words: 'STOP' });
      return [message, permanent];
    }
  }

  /** @returns undefined when sent, else the error and whether it is permanent */
  async function send(mail: OutboxMail): Promise<[error: string, permanent: boolean] | undefined> {
    const kind: string = mail.kind;
    if (isTextKind(kind)) return sendText(mail, kind);
    const template = settings.templates[mail.kind];
    if (!template) return [`No template for ${mail.kind}`, false];
    try {
      const answer = await fetch(`${settings.emailOrigin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          user_id: settings.publicKey,
          accessToken: settings.privateKey,
          service_id: settings.serviceId,
          template_id: template,
          template_params: paramsOf(mail),
        }),
        signal: AbortSignal.timeout(15_000),
      });
      // 422 is the recipient's fault; for wrong keys and templates the mail waits until they are
      // fixed.
      return answer.ok
        ? undefined
        : [`EmailJS returned status: ${answer.status}`, answer.status === 422];
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      return [timedOut ? `Not known whether it arrived: ${why}` : why, false];
    }
  }

  const result = { sent: 0, failed: 0 };
  for (let count = 0; count < most; count++) {
    // Claim one at a time: the lease of a mail would not last for twenty.
    const [mail] = (await rpc('claim_mails', { max_count: 1 })) as OutboxMail[];
    if (!mail) break;
    const [error = null, permanent = false] = (await send(mail)) ?? [];
    await rpc('finish_mail', { mail_id: mail.id, claim: mail.claim, error, permanent });
    if (error) result.failed++;
    else result.sent++;
    await new Promise((resolve) => setTimeout(resolve, settings.pauseMs));
  }
  await rpc('housekeeping', {});
  const prefixes = (await rpc('stray_photos', {})) as string[];
  if (prefixes.length > 0)
    await callProject(settings, 'DELETE', `/storage/v1/object/${bucket}`, { prefixes });
  return result;
}
