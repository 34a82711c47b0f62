/** What a visitor's text may contain, since others read it. The database applies the same rules. */

const links = /:\/\/|\bwww\b|\bhttps?\b|@/i;
/** Any Unicode dot between words: mail programs turn it into a link. */
const dotted = /[^\s.][.\u2024\u3002\uff0e\uff61][^\s.\d]{2}/u;

/** Whether a text contains a web or mail address. */
export const isWebLike = (text: string): boolean => links.test(text) || dotted.test(text);

/** Whether a text is a person's name: letters of any script, spaces, `' . , -`. */
export const isName = (text: string): boolean =>
  /^[\p{L}\p{M}\s'`’‘ʼ.,\-‐‑–]+$/u.test(text) && !isWebLike(text);

/** Longest name, in characters. */
export const longestName = 60;
