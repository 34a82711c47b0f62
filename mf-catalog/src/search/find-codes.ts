import { codeAnchor, codeKey } from '../lib/code-key';
import * as m from '../messages/search';
import type { Hit, CodeTableEntry, SearchIndex } from './index-options';
import { askedWords, words } from './index-options';
import { aboutCodes, fillers, stem } from './search-words';

/** A code may be typed in parts: `F8 E1`, `E:24`, `EC 05`. */
const maxParts = 4;

interface Row {
  table: CodeTableEntry;
  code: string;
  meaning: string;
  /** Whether the key is that of the code itself and not of another spelling. */
  main: boolean;
}

/** Letters alone or digits alone are often words or sizes: `le`, `24`. */
const isPlain = (code: string): boolean => !(/\d/.test(code) && /[a-z]/i.test(code));

const toHit = ({ table, code, meaning }: Row): Hit => ({
  path: `${table.path}#${codeAnchor(table.appliance, code)}`,
  kind: 'code',
  title: `${table.title}: ${code}`,
  note: '',
  symptom: meaning,
});

/**
 * Makes the search for error codes.
 * @returns a function from what was typed to the codes meant, of the brand and the appliance that are
 * named, if any are; with words such as `samsung error codes`, the pages that list them
 */
export function createFindCodes({
  codes: tables,
  names,
}: Omit<SearchIndex, 'pages'>): (query: string) => Hit[] {
  const rows = new Map<string, Row[]>();
  for (const table of tables) {
    for (const [code, also, meaning] of table.codes) {
      for (const spelling of [code, ...also]) {
        const row = { table, code, meaning, main: spelling === code };
        const there = rows.get(codeKey(spelling)) ?? [];
        if (!there.some((other) => other.table === table)) there.push(row);
        rows.set(codeKey(spelling), there);
      }
    }
  }
  const isName = (word: string) => names.some((name) => isFormOf(word, name));
  /** Whether the table has every brand and appliance that the words name. */
  const fits = (table: CodeTableEntry, rest: string[]) =>
    rest.filter(isName).every((word) => table.names.some((name) => isFormOf(word, name)));

  return (query) => {
    const asked = joined(codeWords(query, rows));
    const match = longest(asked, rows);
    if (!match) return asked.some((word) => aboutCodes.has(word)) ? pagesFor(asked) : [];
    const rest = asked.toSpliced(match.start, match.parts).filter((word) => !aboutCodes.has(word));
    return match.rows
      .filter(({ table, code }) => fits(table, rest) && (!isPlain(code) || rest.every(isName)))
      .toSorted((a, b) => Number(b.main) - Number(a.main))
      .map(toHit);
  };

  /** With names in one word: `dish washer` is no washer. */
  function joined(asked: string[]): string[] {
    const at = asked.findIndex((word, i) => names.includes(word + (asked[i + 1] ?? ' ')));
    return at < 0 ? asked : asked.toSpliced(at, 2, asked.slice(at, at + 2).join(''));
  }

  /** `samsung error codes` */
  function pagesFor(asked: string[]): Hit[] {
    const rest = asked.filter((word) => !aboutCodes.has(word));
    if (!rest.some(isName) || !rest.every(isName)) return [];
    const first = new Map(
      tables.filter((table) => fits(table, rest)).map((table) => [table.path, table.brand]),
    );
    return [...first].map(([path, brand]) => ({
      path,
      kind: 'code',
      title: m.brandErrorCodes({ brand }),
      note: '',
    }));
  }
}

/** Whether a word is the beginning of a name, or the name in another form. */
const isFormOf = (word: string, name: string): boolean =>
  name.startsWith(stem(word)) || stem(name) === stem(word);

/** The words of a query. `of` at its end or beginning is a code: `samsung washer OF`. */
function codeWords(query: string, rows: Map<string, Row[]>): string[] {
  const all = words(query.trim().toLowerCase());
  const edges = [all[0], all.at(-1)].filter(
    (word) => word !== undefined && fillers.has(word) && rows.has(codeKey(word)),
  ) as string[];
  return [...askedWords(query), ...new Set(edges)];
}

/** The code with the most parts in the words of a query. */
function longest(asked: string[], rows: Map<string, Row[]>) {
  for (let parts = Math.min(maxParts, asked.length); parts > 0; parts -= 1) {
    for (let start = 0; start + parts <= asked.length; start += 1) {
      const found = rows.get(codeKey(asked.slice(start, start + parts).join('')));
      if (found) return { start, parts, rows: found };
    }
  }
  return undefined;
}
