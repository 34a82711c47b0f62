import type { TextKind } from '@site/client/mail/kinds';
import type { OutboxMail } from '@site/client/mail/message';
import { wordsIn } from '@site/client/mail/in-language';
import type { VisitMail } from '@site/client/mail/visit-params';
import { reason } from '@site/contract/fault';
import type { Database } from '@site/database/database';
import { type TextChannel, TextError } from '../texts/text-channel';

/** A text of the outbox. */
type OutboxText = Omit<OutboxMail, 'kind'> & { kind: TextKind };

/**
 * Sends a claimed text. A phone that has answered STOP at the sender gets no more.
 * @param finish reports how it ended
 * @throws the error of the sender
 */
export async function deliverText(
  db: Database,
  { texts, linkOrigin }: { texts?: TextChannel | undefined; linkOrigin: string },
  text: OutboxText,
  finish: (
    text: { id: string; claim: string },
    error: string | null,
    permanent?: boolean,
  ) => Promise<unknown>,
): Promise<void> {
  const { company, payload, recipient, kind, language } = text;
  try {
    if (!texts) throw new TextError('No sender of texts is configured', false);
    const words = wordsIn(language).textMessage(company, kind, payload as VisitMail, linkOrigin);
    await texts.send(recipient, words);
  } catch (error) {
    const { permanent = false, stopped = false } = error as Partial<TextError>;
    if (stopped) await db.query(`select public.take_text($1, 'STOP')`, [recipient]);
    await finish(text, reason(error), permanent);
    throw error;
  }
  await finish(text, null);
}
