import type { PostgrestFailure } from './errors';
import * as messages from './messages/refusals';

const words: Readonly<Record<string, string>> = messages;

/** `because`, `too_far` → `becauseTooFar` */
const messageName = (kind: string, code: string): string =>
  kind + code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Words for what the database refuses: by its reason, by the field for a reason without a name, or by
 * the HTTP status.
 * @returns undefined for a fault of the server, which a page says in its own words
 */
export const refusalWords = (
  { details, hint }: PostgrestFailure,
  status: number,
): string | undefined =>
  words[messageName('because', hint ?? '')] ??
  (status === 409 || status === 422 ? words[messageName('field', details ?? '')] : undefined) ??
  words[`status${status}`];
