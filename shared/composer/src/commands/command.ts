import { parseArgs } from 'node:util';
import { Fault } from '@site/contract/fault';

/** One command of `site`: what the help prints, and what it does. */
export interface Command<Option extends string = string> {
  name: string;
  /** Arguments as the help prints them: `PART@VERSION...`, `[SETS]`. */
  takes?: string;
  /** Least and greatest number of arguments. Default: none. */
  count?: [least: number, most: number];
  /** Switches without a value, each with its effect. */
  options?: Record<Option, string>;
  /** What it does, in one line. */
  does: string;
  /** @returns the exit code, 0 when it returns none */
  run: (args: string[], given: Record<Option, boolean>) => Promise<number | void>;
}

/** Lets the compiler compare the options that a command declares with those that it reads. */
export const command = <Option extends string = never>(entry: Command<Option>): Command =>
  entry as Command;

/**
 * Runs a command.
 * @throws Fault naming an unknown option or the wrong number of arguments, with what it takes
 */
export function runCommand(entry: Command, argv: string[]): Promise<number | void> {
  const { name, options = {}, count: [least, most] = [0, 0] } = entry;
  const { positionals, tokens } = parseArgs({
    args: argv,
    options: Object.fromEntries(
      Object.keys(options).map((option) => [option, { type: 'boolean' as const }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const fail = (problem: string) => new Fault(`site ${name}: ${problem}. Usage: ${usageOf(entry)}`);
  const given = Object.fromEntries(Object.keys(options).map((option) => [option, false]));
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!(token.name in options)) throw fail(`no option ${token.rawName}`);
    if (token.value !== undefined) throw fail(`${token.rawName} takes no value`);
    given[token.name] = true;
  }
  if (positionals.length < least) throw fail('an argument is missing');
  const surplus = positionals[most];
  if (surplus !== undefined) throw fail(`no argument "${surplus}"`);
  return entry.run(positionals, given);
}

/** `site prune [SETS]` */
export const usageOf = ({ name, takes, options = {} }: Command): string =>
  ['site', name, takes, ...Object.keys(options).map((option) => `[--${option}]`)]
    .filter(Boolean)
    .join(' ');

/** One command, with its options explained, as rows to print. */
export const helpOf = (entry: Command): string[][] => [
  [usageOf(entry)],
  [],
  [`  ${entry.does}`],
  ...Object.entries(entry.options ?? {}).map(([option, effect]) => [`  --${option}`, effect]),
];
