import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompanyConfig } from '@site/data-types/company';
import { type MailKind, testAppointmentId } from '../mail/kinds';
import { parseObject, readBody } from './body';
import { type Database, reason } from './database';
import { HttpError, sendText } from './http';
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
 * Answers EmailJS's two addresses. A call names a mail (template and `appointment_id`); recipients
 * and fields come from the outbox, so that a caller can neither address nor word a mail. On a site
 * without a database there is no other source than the call, as with EmailJS itself: the mail is
 * then queued from its fields, once for an appointment, limited by caller.
 */
export function createEmailApi(
  db: Database,
  relay: Relay,
  company: CompanyConfig,
  log: (line: string) => void,
): (req: IncomingMessage, res: ServerResponse, isForm: boolean, caller: string) => Promise<void> {
  const { services } = company;
  const kinds: Record<string, MailKind> = {
    [services.teamTemplateId || 'team_notification']: 'team_notification',
    [services.customerTemplateId || 'customer_confirmation']: 'customer_confirmation',
  };

  return async (req, res, isForm, caller) => {
    if (req.method !== 'POST') throw new HttpError(405, 'Mails are sent with POST');
    const { publicKey, serviceId, templateId, params } = await readRequest(req, isForm);
    if (publicKey !== services.emailPublicKey)
      throw new HttpError(400, 'The public key is not that of this site');
    if (serviceId !== services.emailServiceId)
      throw new HttpError(400, 'The service ID is not that of this site');
    const kind = kinds[templateId];
    if (!kind) throw new HttpError(400, 'The template ID is not one of this site');
    const about = text(params.appointment_id);
    if (about === testAppointmentId) await queue('test', about, null, {}, caller);
    else if (!/^APT-\d{6}$/.test(about))
      throw new HttpError(400, 'The appointment_id must be APT- and six digits');
    else if (services.database === 'none')
      await queue(kind, about, text(params.to_email) || null, { params }, caller);
    let outcome;
    try {
      outcome = await relay.sendNow(about === testAppointmentId ? 'test' : kind, about);
    } catch (error) {
      log(`Mail ${kind} ${about} waits: ${reason(error)}`);
      throw new HttpError(502, 'The mail server did not take the mail; it waits and is sent later');
    }
    if (outcome === 'unknown') throw new HttpError(400, 'There is no such appointment');
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
        if (code === 'PT422') throw new HttpError(400, reason(error));
        throw error;
      });
  }
}
