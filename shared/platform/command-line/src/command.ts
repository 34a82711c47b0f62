/** An option with a value. */
export interface ValueOption {
  /** The value as the help prints it: `10%`. */
  takes: string;
  does: string;
  required?: true;
}

/** Options by name: the effect of a switch, or an option with a value. */
export type Options = Record<string, string | ValueOption>;

/** The given options: a switch is true or false, an option with a value its text. */
export type Given<Own extends Options> = {
  [Name in keyof Own]: Own[Name] extends string
    ? boolean
    : Own[Name] extends { required: true }
      ? string
      : string | undefined;
};

/** The given arguments: one text for each that is declared; any number if one is repeated. */
export type Arguments<Own extends readonly string[]> = Own extends readonly [
  `${string}...` | `[${string}...]`,
]
  ? string[]
  : { -readonly [I in keyof Own]: Own[I] extends `[${string}` ? string | undefined : string };

/** Rows to print as a table, and the same as data for machines. */
export interface Report {
  data: object;
  rows: string[][];
  /** Default: 0. */
  exitCode?: number;
}

/** The result of a command: its exit code, 0 if it has none, or a report. */
export type Answer = number | void | (Report & { asJson: boolean });

interface Definition<Own extends Options, Args extends readonly string[], Result> {
  /** `prune`, or two words: `people add`. */
  name: string;
  /** Its arguments as the help prints them: `PART`, optional `[SETS]`, repeated `PART@VERSION...`. */
  args?: Args;
  options?: Own;
  /** Its arguments and options are those of another list, which it runs. */
  ownArguments?: boolean;
  /** It loads TypeScript of other packages, which the program must be able to import. */
  loadsSources?: true;
  /** Purpose, in one line. */
  does: string;
  run: (args: Arguments<Args>, given: Given<Own>) => Promise<Result>;
}

/** A command of any arguments and options, as a list has them. */
export type Command = Omit<Definition<Options, string[], Answer>, 'run'> & {
  run: (args: string[], given: Record<string, string | boolean | undefined>) => Promise<Answer>;
};

/** Declares a command. The compiler compares what it declares with what it reads. */
export const command = <
  const Own extends Options = Record<never, never>,
  const Args extends readonly string[] = [],
>(
  entry: Definition<Own, Args, number | void>,
): Command => entry as unknown as Command;

/** Declares a command that prints a table, or the same as JSON with its option `--json`. */
export const report = <
  const Own extends Options = Record<never, never>,
  const Args extends readonly string[] = [],
>({
  options,
  run,
  ...entry
}: Definition<Own, Args, Report>): Command => ({
  ...(entry as unknown as Command),
  options: { ...options, json: 'print JSON, for machines' },
  run: async (args, given) => ({
    ...(await run(args as Arguments<Args>, given as Given<Own>)),
    asJson: given.json === true,
  }),
});
