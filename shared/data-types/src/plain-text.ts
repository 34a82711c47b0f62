/** What a visitor's text may hold where others read it. The database checks the same once more. */

const links = /:\/\/|\bwww\b|\bhttps?\b|@/i;
/** A dot between words, as mail programs make links of it, in any of the dots there are. */
const dotted = /[^\s.][.\u2024\u3002\uff0e\uff61][^\s.\d]{2}/u;

/** Whether a text holds an address of the web or of mail. */
export const isWebLike = (text: string): boolean => links.test(text) || dotted.test(text);

/** Whether a text is a person's name: letters of any script, spaces, `' . , -`. */
export const isName = (text: string): boolean =>
  /^[\p{L}\p{M}\s'`’‘ʼ.,\-‐‑–]+$/u.test(text) && !isWebLike(text);

/** Longest name, in characters. */
export const longestName = 60;
