import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompanyConfig } from '@site/data-types/company';
import { type MailKind, testAppointmentId } from '@site/client/mail/kinds';
import { mailCompany } from '@site/client/mail/mail-company';
import type { TemplateParams } from '@site/client/mail/template-params';
import { parseObject, readBody } from './body';
import { reason } from '@site/contract/fault';
import type { Database } from '@site/database/database';
import { HttpError, sendText } from '@site/server/http';
import { type CallParams, customerMailFrom, languageOf, teamMailFrom } from './mail-from-call';
import { type Log, requestIdOf } from '@site/server/log';
import type { Relay } from './relay';

interface SendRequest {
  publicKey: string;
  serviceId: string;
  templateId: string;
  params: Record<string, unknown>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function readRequest(req: IncomingMessage, isForm: boolean): Promise<SendRequest> {
  const body = await readBody(req);
  const contentType = String(req.headers['content-type'] ?? '');
  if (!isForm) {
    if (!/^application\/json\b/i.test(contentType))
      throw new HttpError(415, 'The body must be application/json');
    const json = parseObject(body);
    const params = json.template_params ?? {};
    if (typeof params !== 'object' || params === null)
      throw new HttpError(400, 'The template_params must be an object');
    return {
      publicKey: text(json.user_id),
      serviceId: text(json.service_id),
      templateId: text(json.template_id),
      params: { ...params },
    };
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': contentType },
  })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'The body is not a form');
    });
  const { user_id, service_id, template_id, ...params } = Object.fromEntries(form);
  return {
    publicKey: text(user_id),
    serviceId: text(service_id),
    templateId: text(template_id),
    params,
  };
}

/**
 * Separates a repeat from another mail with the same number. Without a database the browser chooses the
 * number, and a stranger who used it first must not block another person's mail.
 */
const contentOf = (fields: TemplateParams): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(fields).filter(
          ([name]) => !/^submi|^message$|^response_time$|^next_steps$/.test(name),
        ),
      ),
    )
    .digest('hex')
    .slice(0, 16);

/**
 * Answers EmailJS's two addresses. A call names a mail (template and `appointment_id`) and proves
 * its right with `request_key`, which only the browser that booked has. Recipients and fields come
 * from the outbox, so a caller can neither address nor word a mail. Without the proof nothing is
 * sent, but the answer is the same, so it does not reveal which numbers exist. A site without a
 * database has only the call as a source; see {@link customerMailFrom}.
 */
export function createEmailApi(
  db: Database,
  relay: Relay,
  company: CompanyConfig,
  log: Log,
): (req: IncomingMessage, res: ServerResponse, isForm: boolean, caller: string) => Promise<void> {
  const { services } = company;
  const facts = mailCompany(company);
  const kinds = new Map<string, MailKind>([
    [services.teamTemplateId || 'team_notification', 'team_notification'],
    [services.customerTemplateId || 'customer_confirmation', 'customer_confirmation'],
  ]);

  /**
   * Queues the mail when it is not in the outbox yet.
   * @returns the subject of the mail, or undefined when the caller may not request it
   */
  async function admit(
    kind: MailKind,
    id: string,
    params: CallParams,
    caller: string,
  ): Promise<string | undefined> {
    if (kind === 'test') {
      await queue('test', id, null, {}, caller);
      return id;
    }
    if (services.database !== 'none') {
      // A form may contain characters that the database does not accept.
      if (!/^[\w-]{16,64}$/.test(text(params.request_key))) return undefined;
      const [own] = await db.query(
        'select 1 from public.appointments where id = $1 and idempotency_key = $2',
        [id, text(params.request_key)],
      );
      return own && id;
    }
    const team = kind === 'team_notification';
    const fields = team ? teamMailFrom(facts, params) : customerMailFrom(facts, params);
    const about = `${id} ${contentOf(fields)}`;
    const payload = { params: fields, language: team ? 'en' : languageOf(params) };
    await queue(kind, about, team ? null : String(fields.to_email), payload, caller);
    return about;
  }

  return async (req, res, isForm, caller) => {
    if (req.method !== 'POST') throw new HttpError(405, 'Mails are sent with POST');
    const { publicKey, serviceId, templateId, params } = await readRequest(req, isForm);
    if (publicKey !== services.emailPublicKey)
      throw new HttpError(400, 'The public key is not that of this site');
    if (serviceId !== services.emailServiceId)
      throw new HttpError(400, 'The service ID is not that of this site');
    const template = kinds.get(templateId);
    if (!template) throw new HttpError(400, 'The template ID is not one of this site');
    const id = text(params.appointment_id);
    const kind = id === testAppointmentId ? 'test' : template;
    if (kind !== 'test' && !/^APT-\d{6}$/.test(id))
      throw new HttpError(400, 'The appointment_id must be APT- and six digits');
    const about = await admit(kind, id, params, caller);
    if (about !== undefined)
      try {
        await relay.sendNow(kind, about);
      } catch (error) {
        log(`Mail ${kind} ${id} waits: ${reason(error)}`, requestIdOf(res));
        throw new HttpError(
          502,
          'The mail server did not take the mail; it waits and is sent later',
        );
      }
    sendText(res, 200, 'OK');
  };

  async function queue(
    kind: MailKind,
    about: string,
    recipient: string | null,
    payload: object,
    caller: string,
  ): Promise<void> {
    await db
      .query('select private.queue_mail($1, $2, $3, $4::jsonb, $5)', [
        kind,
        about,
        recipient,
        JSON.stringify(payload),
        caller,
      ])
      .catch((error: unknown) => {
        const { code } = error as { code?: string };
        if (code === 'PT429') throw new HttpError(429, 'Too Many Requests');
        throw error;
      });
  }
}
