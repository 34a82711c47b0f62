import { isTeamUpdateKind, isVisitKind, type MailKind, mailKinds } from '@site/client/mail/kinds';
import { twilioAccount, twilioChannel } from '../../../src/texts/twilio';
import { readProject } from '../hosted';
import { drain } from './drain';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response> | Response) => void;
};

const setting = (name: string, fallback?: string): string => {
  const value = Deno.env.get(name) ?? fallback;
  if (!value) throw new Error(`The secret ${name} is not set`);
  return value;
};

/** One template for all kinds of a group. */
const templateFor = (isOfGroup: (kind: MailKind) => boolean, template: string) =>
  Object.fromEntries(mailKinds.filter(isOfGroup).map((kind) => [kind, template]));

const account = twilioAccount({
  TWILIO_ACCOUNT_SID: Deno.env.get('TWILIO_ACCOUNT_SID'),
  TWILIO_AUTH_TOKEN: Deno.env.get('TWILIO_AUTH_TOKEN'),
  TWILIO_FROM: Deno.env.get('TWILIO_FROM'),
  TWILIO_ORIGIN: Deno.env.get('TWILIO_ORIGIN'),
});

const settings = {
  ...readProject((name) => Deno.env.get(name)),
  emailOrigin: setting('EMAILJS_ORIGIN', 'https://api.emailjs.com'),
  publicKey: setting('EMAILJS_PUBLIC_KEY'),
  privateKey: setting('EMAILJS_PRIVATE_KEY'),
  serviceId: setting('EMAILJS_SERVICE_ID'),
  templates: {
    ...templateFor(isVisitKind, setting('EMAILJS_VISIT_TEMPLATE', 'visit_update')),
    ...templateFor(isTeamUpdateKind, setting('EMAILJS_TEAM_UPDATE_TEMPLATE', 'team_update')),
    team_notification: setting('EMAILJS_TEAM_TEMPLATE', 'team_notification'),
    customer_confirmation: setting('EMAILJS_CUSTOMER_TEMPLATE', 'customer_confirmation'),
    booking_hold: setting('EMAILJS_HOLD_TEMPLATE', 'booking_hold'),
    newsletter_confirmation: setting('EMAILJS_NEWSLETTER_TEMPLATE', 'newsletter_confirmation'),
    newsletter: setting('EMAILJS_POST_TEMPLATE', 'newsletter'),
    staff_invitation: setting('EMAILJS_INVITATION_TEMPLATE', 'staff_invitation'),
  },
  texts: account && twilioChannel(account),
  // EmailJS accepts one request per second.
  pauseMs: Number(setting('EMAILJS_PAUSE_MS', '1100')),
};
const authorization = `Bearer ${setting('DRAIN_SECRET')}`;

/** Compares in constant time. */
async function same(a: string, b: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [x, y] = await Promise.all([digest(a), digest(b)]);
  return x.reduce((difference, byte, i) => difference | (byte ^ (y[i] ?? 0)), 0) === 0;
}

Deno.serve(async (request) => {
  if (!(await same(request.headers.get('Authorization') ?? '', authorization)))
    return new Response('Not allowed', { status: 401 });
  return Response.json(await drain(settings));
});
