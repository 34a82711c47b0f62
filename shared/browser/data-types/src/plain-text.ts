/** Rules for a visitor's text, since others read it. The database applies the same rules. */

const links = /:\/\/|\bwww\b|\bhttps?\b|@/i;
/** Any Unicode dot between words: mail programs turn it into a link. */
const dotted = /[^\s.][.\u2024\u3002\uff0e\uff61][^\s.\d]{2}/u;

/** Whether a text contains a web or mail address. */
export const isWebLike = (text: string): boolean => links.test(text) || dotted.test(text);

/** Letters of any script, spaces, `' . , -` as keyboards write them, and the dot within names. */
const nameCharacters = /^[\p{L}\p{M}\s'`´’‘ʼ.,\-‐‑–·・]+$/u;

/** Why a text cannot be a person's name; undefined if it can. The database has the same rule. */
export function nameMistake(text: string): 'characters' | 'period' | undefined {
  if (!nameCharacters.test(text) || links.test(text)) {
    return 'characters';
  }
  // `J.Smith` looks like a web address to mail programs, and people do write it.
  return dotted.test(text) ? 'period' : undefined;
}

export const isName = (text: string): boolean => nameMistake(text) === undefined;
