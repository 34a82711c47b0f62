import type { OutboxMail } from '../../../src/mail/message';
import {
  customerParams,
  type MailAppointment,
  teamParams,
  type TemplateParams,
} from '../../../src/mail/template-params';

export interface DrainSettings {
  supabaseUrl: string;
  /** Key of the service role; it alone may claim mails. */
  serviceKey: string;
  emailOrigin: string;
  publicKey: string;
  privateKey: string;
  serviceId: string;
  /** Template by kind of mail; mails of other kinds wait. */
  templates: Partial<Record<OutboxMail['kind'], string>>;
  /** Pause between two mails. */
  pauseMs: number;
}

function paramsOf({ kind, company, payload, recipient }: OutboxMail): TemplateParams {
  if (kind === 'team_notification') return teamParams(company, payload as MailAppointment);
  if (kind === 'customer_confirmation') return customerParams(company, payload as MailAppointment);
  const { confirmToken, leaveToken } = payload as { confirmToken: string; leaveToken: string };
  const link = (page: string, token: string) =>
    `${company.siteUrl}/blog/newsletter/${page}?token=${encodeURIComponent(token)}`;
  return {
    to_email: recipient,
    company_name: company.name,
    confirm_link: link('confirm', confirmToken),
    leave_link: link('leave', leaveToken),
  };
}

/**
 * Sends what is due in the outbox through EmailJS's server API, at most 20 mails. What fails stays
 * queued and is tried again by a later run.
 * @returns how many were sent and how many failed
 */
export async function drain(settings: DrainSettings): Promise<{ sent: number; failed: number }> {
  const rpc = async (name: string, args: object): Promise<unknown> => {
    const answer = await fetch(`${settings.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: settings.serviceKey,
        Authorization: `Bearer ${settings.serviceKey}`,
      },
      body: JSON.stringify(args),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

  async function send(mail: OutboxMail): Promise<string | undefined> {
    const template = settings.templates[mail.kind];
    if (!template) return `No template for ${mail.kind}`;
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
      return answer.ok ? undefined : `EmailJS returned status: ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  const result = { sent: 0, failed: 0 };
  const mails = (await rpc('claim_mails', { max_count: 20 })) as OutboxMail[];
  for (const mail of mails) {
    const error = await send(mail);
    await rpc('finish_mail', { mail_id: mail.id, claim: mail.claim, error: error ?? null });
    if (error) result.failed++;
    else result.sent++;
    await new Promise((resolve) => setTimeout(resolve, settings.pauseMs));
  }
  await rpc('housekeeping', {});
  return result;
}
