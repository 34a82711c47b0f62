import type { Command } from './command';

type Part = [text: string, does: string, isOptional: boolean];

/** The options of a command, as its help prints them. */
const optionsOf = ({ options = {} }: Command): Part[] =>
  Object.entries(options).map(([name, option]) =>
    typeof option === 'string'
      ? [`--${name}`, option, true]
      : [`--${name} ${option.takes}`, option.does, !option.required],
  );

/** `site prune [SETS]` */
export const usageOf = (program: string, entry: Command): string =>
  [
    program,
    entry.name,
    ...(entry.args ?? []),
    ...optionsOf(entry).map(([text, , isOptional]) => (isOptional ? `[${text}]` : text)),
  ].join(' ');

/** One command, with its options explained, as rows to print. */
export const helpOf = (program: string, entry: Command): string[][] => [
  [usageOf(program, entry)],
  [],
  [`  ${entry.does}`],
  ...optionsOf(entry).map(([text, does]) => [`  ${text}`, does]),
];

/** Commands with their purposes, as rows to print. */
export const listOf = (program: string, commands: Command[]): string[][] => [
  [`Usage: ${program} COMMAND. "${program} help COMMAND" explains its options.`],
  [],
  ...commands.map((entry) => {
    const { name, args = [], does } = entry;
    const options = optionsOf(entry);
    const required = options.filter(([, , isOptional]) => !isOptional).map(([text]) => text);
    const others = required.length < options.length ? ['[OPTIONS]'] : [];
    return [`  ${[name, ...args, ...required, ...others].join(' ')}`, does];
  }),
];
