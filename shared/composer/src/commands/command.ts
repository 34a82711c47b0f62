import { parseArgs } from 'node:util';
import { Fault } from '@site/contract/fault';

/** An option with a value. */
interface ValueOption {
  /** The value as the help prints it: `10%`. */
  takes: string;
  does: string;
}

/** The given options: a switch is true or false, an option with a value its text. */
type Given<Option extends string, Value extends string> = Record<Option, boolean> &
  Partial<Record<Value, string>>;

/** One command of `site`: what the help prints, and what it does. */
export interface Command<Option extends string = string, Value extends string = string> {
  name: string;
  /** Arguments as the help prints them: `PART@VERSION...`, `[SETS]`. */
  takes?: string;
  /** Least and greatest number of arguments. Default: none. */
  count?: [least: number, most: number];
  /** Switches without a value, each with its effect. */
  options?: Record<Option, string>;
  /** Options with a value. */
  values?: Record<Value, ValueOption>;
  /** It reads its arguments itself, options included. */
  ownArguments?: boolean;
  /** Purpose, in one line. */
  does: string;
  /** @returns the exit code, 0 when it returns none */
  run: (args: string[], given: Given<Option, Value>) => Promise<number | void>;
}

/** A command of any options, as the table has them. */
export type AnyCommand = Omit<Command, 'run'> & {
  run: (
    args: string[],
    given: Record<string, boolean | string | undefined>,
  ) => Promise<number | void>;
};

/** Lets the compiler compare the options that a command declares with those that it reads. */
export const command = <Option extends string = never, Value extends string = never>(
  entry: Command<Option, Value>,
): AnyCommand => entry as unknown as AnyCommand;

/**
 * Runs a command.
 * @throws Fault naming an unknown option or the wrong number of arguments, with what it takes
 */
export function runCommand(entry: AnyCommand, argv: string[]): Promise<number | void> {
  if (entry.ownArguments) return entry.run(argv, {});
  const { name, options = {}, values = {}, count: [least, most] = [0, 0] } = entry;
  const typed = (names: object, type: 'boolean' | 'string') =>
    Object.keys(names).map((option) => [option, { type }] as const);
  const { positionals, tokens } = parseArgs({
    args: argv,
    options: Object.fromEntries([...typed(options, 'boolean'), ...typed(values, 'string')]),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const fail = (problem: string) => new Fault(`site ${name}: ${problem}. Usage: ${usageOf(entry)}`);
  const given: Record<string, boolean | string | undefined> = Object.fromEntries(
    Object.keys(options).map((option) => [option, false]),
  );
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name in values) {
      if (!token.value) throw fail(`${token.rawName} needs a value`);
      given[token.name] = token.value;
      continue;
    }
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
export const usageOf = ({ name, takes, options = {}, values = {} }: AnyCommand): string =>
  [
    'site',
    name,
    takes,
    ...Object.keys(options).map((option) => `[--${option}]`),
    ...Object.entries(values).map(([option, value]) => `[--${option} ${value.takes}]`),
  ]
    .filter(Boolean)
    .join(' ');

/** One command, with its options explained, as rows to print. */
export const helpOf = (entry: AnyCommand): string[][] => [
  [usageOf(entry)],
  [],
  [`  ${entry.does}`],
  ...Object.entries(entry.options ?? {}).map(([option, effect]) => [`  --${option}`, effect]),
  ...Object.entries(entry.values ?? {}).map(([option, { takes, does }]) => [
    `  --${option} ${takes}`,
    does,
  ]),
];
