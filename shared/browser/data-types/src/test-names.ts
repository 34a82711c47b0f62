/**
 * Names as people have them, for the tests of form, look-up, database and mails: all must accept the
 * same ones.
 */
export const realNames = [
  'Ng',
  'Kim Ng',
  'Sukarno',
  'Teller',
  "Sinéad O'Connor",
  'Miles O’Brien',
  'Pat O´Hara',
  'Kaʻiulani Kealoha',
  'Anne-Marie D’Arcy',
  'Smith‐Jones',
  'Martin Luther King, Jr.',
  'J. R. R. Tolkien',
  'Nguyễn Thị Minh Khai',
  'Łukasz Żółć',
  'Jürgen Groß',
  'Gal·la Soler',
  'Иван Петров',
  'محمد علي',
  '李小龙',
  '佐々木 希',
  'ジョン・スミス',
  'josé garcía'.normalize('NFD'),
] as const;

/** A name on a record, and what its owner may type to find it. */
export const foundBy: readonly (readonly [name: string, typed: string])[] = [
  ['Ng', 'ng'],
  ['Kim Ng', 'Ng'],
  ['Lee Ng-Smith', 'Ng'],
  ['Sukarno', 'SUKARNO'],
  ["Sinéad O'Connor", 'sinead oconnor'],
  ["Sinéad O'Connor", 'Sinéad O’Connor'],
  ['Miles O’Brien', "o'brien"],
  ['Miles O’Brien', 'O Brien'],
  ['Anna Smith-Jones', 'smith jones'],
  ['Anna Smith Jones', 'Smith-Jones'],
  ['Nguyễn Thị Minh Khai', 'nguyen thi'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Jürgen Groß', 'JURGEN GROSS'],
  ['María de la Cruz', 'delacruz'],
  ['Kim N.G.', 'kim n g'],
  ['Иван Петров', 'иван'],
  ['李小龙', '李小龙'],
  ['José García'.normalize('NFD'), 'JOSÉ'],
];

/** Guesses that must not find the name. */
export const notFoundBy: readonly (readonly [name: string, typed: string])[] = [
  ['Hannah Sanders', 'an'],
  ['Kim Ng', 'im'],
  ["Sinéad O'Connor", "o'"],
  ['Ada Example', '%da'],
  ['Ada Example', 'a_a'],
  ['Ada Example', 'Ada_Example'],
];
