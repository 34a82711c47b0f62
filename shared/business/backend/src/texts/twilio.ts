import { TextError, type TextChannel } from './text-channel';

// Runs in the functions of a hosted project, too, so it uses nothing of Node.

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

/** The account of an environment: `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN`, `TWILIO_FROM`. */
export function twilioAccount(env: Partial<Record<string, string>>): TwilioAccount | undefined {
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
        Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
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

/**
 * Whether a request is Twilio's: https://www.twilio.com/docs/usage/security#validating-requests
 * @param url as Twilio calls it, public
 */
export async function isSigned(
  authToken: string,
  url: string,
  params: URLSearchParams,
  signature: string,
): Promise<boolean> {
  const text = [...params.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .reduce((sum, [name, value]) => sum + name + value, url);
  const bytes = (words: string) => new TextEncoder().encode(words);
  const hash = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytes(authToken), hash, false, ['verify']);
  const given = bytesOf(signature);
  return given !== undefined && crypto.subtle.verify('HMAC', key, given, bytes(text));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
