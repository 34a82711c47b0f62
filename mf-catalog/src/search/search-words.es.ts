import type { ApplianceSlug } from '@site/data-types/entities';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Without `no`, which changes a query. Words have no accents here: the search drops them. */
export const fillers = set(
  'a al ante con cuando de del desde el ella en es esta este la las le lo los me mi mis o para por ' +
    'que se su sus te tengo tiene tu un una y ya yo',
);

export const aboutCodes = set(
  'codigo codigos error errores falla fallas fallo fallos pantalla muestra marca aparece sale dice ' +
    'parpadea mensaje leyenda significa significan cual ' +
    'automatica carga cocina electrica electrico frontal gas pared piso ropa superior vidrio ' +
    'code codes machine washing',
);

/** Names of other countries, and those in English that people say in Houston. */
export const typedNames: Partial<Record<ApplianceSlug, string[]>> = {
  'washing-machine': ['washing machine', 'lavarropas'],
  dryer: ['dryer', 'secarropas'],
  refrigerator: ['refrigerator', 'nevera', 'heladera', 'frigorífico', 'refri', 'congelador'],
  dishwasher: ['dishwasher', 'lavavajillas', 'lavatrastes'],
  oven: ['oven'],
  microwave: ['microwave', 'micro'],
  stove: ['stove', 'fogón'],
  range: ['range', 'cocina'],
  cooktop: ['cooktop', 'encimera', 'placa'],
  'ice-machine': ['hielera'],
  'garbage-disposal': ['disposal', 'triturador de basura'],
  'trash-compactor': ['compactadora'],
  downdraft: ['campana', 'extractor'],
};

/** Words of one meaning, by their root: what people type, and what the pages say. */
const sameMeaning: Record<string, string> = {
  // Does not start: an appliance, a flame.
  arranc: 'prend',
  encend: 'prend',
  encendi: 'prend',
  // Does not drain.
  dren: 'desagu',
  vaci: 'desagu',
  escurr: 'desagu',
  // Leaks.
  fug: 'tir',
  gote: 'tir',
  chorre: 'tir',
  derram: 'tir',
  // Does not spin.
  exprim: 'centrifug',
  volt: 'gir',
  // Makes a noise.
  ruidos: 'ruid',
  son: 'ruid',
  // Does not work.
  sirv: 'trabaj',
  serv: 'trabaj',
  funcion: 'trabaj',
  // Stuck.
  ator: 'trab',
  atasc: 'trab',
  hol: 'olor',
  apest: 'olor',
  // Does not clean.
  limpi: 'lav',
};

/** `enfría`, `enfriar` and `enfriando` become `enfri`; `calienta` and `calentar` become `calent`. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const root = word.replace(/(?:ando|iendo|ados?|adas?|ar|er|ir|an|en|as|es|os|a|e|o|s)$/, '');
  if (root.length < 3) return word;
  const plain = root.replace(/ie(?=[^aeiou])/, 'e').replace(/(?<![gq])ue/, 'o');
  return sameMeaning[plain] ?? plain;
}
