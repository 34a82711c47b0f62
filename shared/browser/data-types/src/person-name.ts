/** How a name is found again. The database compares names by the same rule, `private.name_words`. */

/** Letters without a form that has no mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
};

/**
 * A name as words to compare: `Sinéad O’Connor-Ng` → `sinead oconnor ng`. Without accents and
 * apostrophes, because people leave them out. Hyphens, periods and commas separate words.
 */
export const nameWords = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœþøđðłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['`´’‘ʼʻ·・]/g, '')
    .replace(/[\s.,\-\u2010-\u2015]+/g, ' ')
    .trim();

/** Shortest name that can be looked up, in letters: `Ng` is a whole surname. */
export const fewestLetters = 2;

/** Number of letters, without accents, digits and punctuation. */
export const lettersOf = (name: string): number =>
  [...nameWords(name).replace(/[\s\d!-/:-@[-\x60{-~]/g, '')].length;

/**
 * Whether a name answers to the one that was typed. Two letters must be a whole word, or `an` would
 * find Hannah. Three or more may begin anywhere, with or without the spaces.
 */
export function matchesName(name: string, typed: string): boolean {
  const words = nameWords(name);
  const wanted = nameWords(typed);
  const letters = lettersOf(typed);
  if (letters < fewestLetters) return false;
  return letters === fewestLetters
    ? ` ${words} `.includes(` ${wanted} `)
    : words.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''));
}
