import { escapeHtml } from '@site/data-types/escape-html';
import type { MailCompany } from '@site/client/mail/mail-company';
import type { Language } from '@site/data-types/contract';
import { wordsIn } from '@site/client/mail/in-language';
import type { textAnswers } from '@site/client/mail/text-message';
import { isSigned } from './twilio';

/** Answer of the database's `take_text`. */
export interface TakenText {
  status: keyof ReturnType<typeof textAnswers>;
  company: MailCompany;
  /** Of the sender's last visit. */
  language?: Language;
}

/**
 * Answers a text that a customer has sent: STOP, START and HELP; others are not read.
 * @param call of Twilio: the address that it called, the body, and the header `X-Twilio-Signature`
 * @param take stores what it means
 * @returns TwiML; undefined for a call that the sender of texts has not signed
 */
export async function answerText(
  authToken: string,
  { url, body, signature }: { url: string; body: string; signature: string },
  take: (sender: string, words: string) => Promise<TakenText>,
): Promise<string | undefined> {
  const params = new URLSearchParams(body);
  if (!(await isSigned(authToken, url, params, signature))) return undefined;
  const { status, company, language } = await take(
    params.get('From') ?? '',
    params.get('Body') ?? '',
  );
  // With OptOutType Twilio has answered itself.
  const words = params.has('OptOutType') ? '' : wordsIn(language).textAnswers(company)[status];
  const message = words && `<Message>${escapeHtml(words)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

export const twimlType = 'text/xml; charset=utf-8';
