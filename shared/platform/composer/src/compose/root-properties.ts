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
