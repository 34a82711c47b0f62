/** A statement of a script. */
export interface Statement {
  sql: string;
  /** Line of the script in which it begins, from 1. */
  line: number;
}

/** Text in which a semicolon ends no statement: comments, texts, names, bodies of functions. */
const opaque =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g;

/**
 * The statements of a migration, so that a failure names one. Comments before a statement belong to
 * it. Nested comments and bodies of SQL without quotes (`begin atomic`) are not understood.
 */
export function statementsOf(script: string): Statement[] {
  const statements: Statement[] = [];
  let from = 0;
  const add = (to: number) => {
    const text = script.slice(from, to);
    const code = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;
    if (code < text.length && text.slice(code) !== ';')
      statements.push({
        sql: text.trim(),
        line: script.slice(0, from + code).split('\n').length,
      });
    from = to;
  };
  for (const { 0: found, index } of script.matchAll(opaque)) if (found === ';') add(index + 1);
  add(script.length);
  return statements;
}

/** Its first words on one line, for a message. */
export function beginningOf({ sql }: Statement, characters = 60): string {
  const code = sql.replace(/^(?:\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/)*/, '').replace(/\s+/g, ' ');
  return code.length > characters ? `${code.slice(0, characters)}…` : code;
}
