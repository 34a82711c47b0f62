import { PurgeCSS } from 'purgecss';

/** Names in the elements of a page that selectors may ask for. */
export interface PageNames {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Values of attributes, by name. */
  attributes: Map<string, Set<string>>;
}

/** Attributes that an element gets before the page is live: from the browser and the inline loader. */
const dynamicAttributes = ['open', 'aria-busy'];

/** Every name in a document's HTML. Names in its text are found too, which only keeps more rules. */
export function namesIn(html: string): PageNames {
  const tags = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) tags.add(tag.toLowerCase());
  const attributes = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of html.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?/gi)) {
    const values = attributes.get(name.toLowerCase()) ?? new Set();
    attributes.set(name.toLowerCase(), values.add(value));
  }
  const words = (name: string) =>
    new Set([...(attributes.get(name) ?? [])].flatMap((value) => value.split(/\s+/)));
  return { tags, classes: words('class'), ids: words('id'), attributes };
}

/** A selector's comparison with an attribute: `[href^='http']`. */
interface Comparison {
  name: string;
  operator: string;
  text: string;
}

function holds({ operator, text }: Comparison, value: string): boolean {
  if (operator === '^') return value.startsWith(text);
  if (operator === '$') return value.endsWith(text);
  if (operator === '') return value === text;
  // Of a list of words or languages: a part of the value is near enough.
  return value.includes(text);
}

class StyleSheet {
  private readonly words: Set<string>;
  private readonly comparisons: Comparison[];
  private readonly pruned = new Map<string, Promise<string>>();

  constructor(private readonly css: string) {
    this.words = new Set(css.match(/[\w-]+/g));
    const compared = css.matchAll(/\[([\w-]+)([~|^$*]?)=["']?([^"'\]]*)["']?(?: [is])?\]/g);
    this.comparisons = Array.from(compared, ([, name = '', operator = '', text = '']) => ({
      name,
      operator,
      text: text.replace(/\\(.)/g, '$1'),
    }));
  }

  rulesFor({ tags, classes, ids, attributes }: PageNames): Promise<string> {
    const known = (names: Iterable<string>) =>
      [...names].filter((name) => this.words.has(name)).sort();
    const matching = this.comparisons.filter((comparison) =>
      [...(attributes.get(comparison.name) ?? [])].some((value) => holds(comparison, value)),
    );
    const used = {
      tags: known(tags),
      classes: known(classes),
      ids: known(ids),
      attributes: { names: known(attributes.keys()), values: matching.map(({ text }) => text) },
    };
    const key = JSON.stringify(used);
    const rules = this.pruned.get(key) ?? prune(this.css, used);
    this.pruned.set(key, rules);
    return rules;
  }
}

interface Used {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
}

async function prune(css: string, used: Used): Promise<string> {
  const extractor = () => ({ ...used, undetermined: [] });
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor }],
    keyframes: true,
    dynamicAttributes,
  });
  return withoutPrint(result?.css ?? css).replace(fontFile, '');
}

/** The rules that load fonts. They come with the whole sheet, so that no font delays the first paint. */
const fontFile = /@font-face\{[^}]*url\([^}]*\}/g;

/** A page is printed when it has the whole sheets: live, or without scripts. */
function withoutPrint(css: string): string {
  const start = css.indexOf('@media print');
  if (start < 0) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0 && end < css.length; end++) {
    if (css[end] === '{') depth++;
    else if (css[end] === '}') depth--;
  }
  return css.slice(0, start) + withoutPrint(css.slice(end));
}

/**
 * Style sheets of one document with the fewest custom properties of `:root`. One that only passes on a
 * constant gets its value, and those that neither the sheets nor the HTML use are left out. Those of
 * other elements stay: drawings inherit them into files that the document only names.
 * @param sheets without comments, as the minifier writes them
 */
export function withFewestProperties(sheets: string[], html: string): string[] {
  const values = constants(sheets);
  const passesOn = /(--[\w-]+:)var\((--[\w-]+)\)(?=[;}])/g;
  return withoutUnusedProperties(
    sheets.map((css) =>
      css.replace(passesOn, (whole, declared: string, name: string) => {
        const value = values.get(name);
        return value === undefined ? whole : declared + value;
      }),
    ),
    html,
  );
}

/** Custom properties with one value, which uses no other, for the whole page and under no condition. */
function constants(sheets: string[]): Map<string, string> {
  const all = sheets.join('');
  const found = new Map<string, string>();
  for (const { 0: rule, index } of all.matchAll(/:root\{[^{}]*\}/g)) {
    const before = all.slice(0, index);
    if (!/(^|\})$/.test(before) || before.split('{').length !== before.split('}').length) continue;
    for (const [, name = '', value = ''] of rule.matchAll(/(--[\w-]+):([^;{}]*)/g))
      if (!value.includes('var(') && all.split(`${name}:`).length === 2) found.set(name, value);
  }
  return found;
}

/** A value may use other properties, so it is done until nothing is left to leave out. */
function withoutUnusedProperties(sheets: string[], html: string): string[] {
  const used = new Set<string>();
  for (const text of [html, ...sheets])
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
  const left = sheets.map((css) =>
    css.replace(/:root\{[^{}]*\}/g, (rule) =>
      rule.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
        used.has(name) ? declaration : '',
      ),
    ),
  );
  const isDone = left.every((css, place) => css === sheets[place]);
  return isDone ? left : withoutUnusedProperties(left, html);
}

/** The rules of style sheets that pages need before they are live. Many pages need the same ones. */
export class PageStyles {
  private readonly sheets = new Map<string, StyleSheet>();

  /**
   * The rules for these elements on a screen, in all their states. Rules for elements that only a script
   * adds are left out.
   * @param css a style sheet
   */
  rulesFor(css: string, names: PageNames): Promise<string> {
    const sheet = this.sheets.get(css) ?? new StyleSheet(css);
    this.sheets.set(css, sheet);
    return sheet.rulesFor(names);
  }
}
