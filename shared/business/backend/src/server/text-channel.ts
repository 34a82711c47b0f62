import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTransport } from 'nodemailer';

/** Sends text messages. */
export interface TextChannel {
  /**
   * @param to `+1` and ten digits
   * @throws TextError
   */
  send: (to: string, text: string) => Promise<void>;
}

export class TextError extends Error {
  override name = 'TextError';

  /**
   * @param permanent whether a repeat would be refused, too
   * @param stopped whether the phone has answered STOP
   */
  constructor(
    message: string,
    readonly permanent: boolean,
    readonly stopped = false,
  ) {
    super(message);
  }
}

/** An account at Twilio, https://www.twilio.com/docs/messaging/api/message-resource */
export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** The business's number, `+1` and ten digits, or the id of a messaging service. */
  from: string;
  /** Default: Twilio's. */
  origin: string;
}

const timeoutMs = 15_000;
/** The phone is on the list of those that have answered STOP. */
const unsubscribed = 21610;

/** The account of the environment: `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN`, `TWILIO_FROM`. */
export function twilioAccount(env: NodeJS.ProcessEnv = process.env): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_ORIGIN } = env;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return undefined;
  return {
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
    origin: TWILIO_ORIGIN || 'https://api.twilio.com',
  };
}

/** Sends through Twilio's HTTP API. */
export const twilioChannel = ({
  accountSid,
  authToken,
  from,
  origin,
}: TwilioAccount): TextChannel => ({
  async send(to, text) {
    const response = await fetch(`${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        To: to,
        Body: text,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return;
    const { code, message } = (await response.json().catch(() => ({}))) as {
      code?: number;
      message?: string;
    };
    // Of 4xx only the account's own faults may pass: wrong keys, no credit, too many at once.
    const ours = response.status === 401 || response.status === 403 || response.status === 429;
    throw new TextError(
      `Twilio answered ${response.status}: ${message ?? ''}`,
      response.status < 500 && !ours,
      code === unsubscribed,
    );
  },
});

/** Domain of the texts in the local inbox, where they stand next to the mails. */
export const textDomain = 'texts.local';

/** Puts texts into the local inbox. */
export function inboxChannel(smtpUrl: string): TextChannel {
  const transport = createTransport({ url: smtpUrl, ignoreTLS: true });
  return {
    async send(to, text) {
      await transport.sendMail({
        from: `site@${textDomain}`,
        to: `${to.replace('+', '')}@${textDomain}`,
        subject: `Text to ${to}`,
        text,
      });
    },
  };
}

/**
 * Whether a request is Twilio's: https://www.twilio.com/docs/usage/security#validating-requests
 * @param url as Twilio calls it, public
 */
export function isSigned(
  authToken: string,
  url: string,
  params: URLSearchParams,
  signature: string,
): boolean {
  const text = [...params.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .reduce((sum, [name, value]) => sum + name + value, url);
  const expected = createHmac('sha1', authToken).update(text).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
