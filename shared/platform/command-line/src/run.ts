import { Fault } from '@site/contract/fault';
import type { Answer, Command } from './command';
import { helpOf, listOf } from './help';
import { parse } from './parse';
import { printable, printableJson, printTable } from './print';

/** A program of several commands. */
export interface Program {
  /** The words that start it, as a person types them: `site`, `npm run -s data --`. */
  name: string;
  /** In the order of the help. */
  commands: Command[];
  /** Rows below the list of all commands. */
  notes?: string[][];
  /** Runs before each command, but not before the help. @throws Fault if no command may run */
  before?: () => void;
}

const startsWith = (words: string[], start: string[]): boolean =>
  start.every((word, i) => words[i] === word);

/** The commands that the words name: one, or all that begin with them. */
const named = ({ commands }: Program, words: string[]): Command[] =>
  commands.filter(({ name }) => {
    const own = name.split(' ');
    return startsWith(words, own) || startsWith(own, words);
  });

function noCommand(program: Program, argv: string[]): Fault {
  const group = named(program, argv.slice(0, 1));
  const known = (group.length > 0 ? group : program.commands).map(({ name }) => name);
  const typed = argv.slice(0, group.length > 0 ? 2 : 1).join(' ');
  return new Fault(
    `${program.name}: no command "${typed}". One of ${known.join(', ')}; ${program.name} help explains them`,
  );
}

/** The command whose name the words begin with. */
const find = ({ commands }: Program, argv: string[]): Command | undefined =>
  commands.find(({ name }) => startsWith(argv, name.split(' ')));

/**
 * Runs the command that the first words name.
 * @returns its answer, which is not printed
 * @throws Fault when no command has that name, or its arguments are wrong
 */
export async function runCommand(program: Program, argv: string[]): Promise<Answer> {
  const entry = find(program, argv);
  if (!entry) throw noCommand(program, argv);
  const rest = argv.slice(entry.name.split(' ').length);
  if (entry.ownArguments) return entry.run(rest, {});
  const { args, given } = parse(program.name, entry, rest);
  return entry.run(args, given);
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

function help(program: Program, words: string[]): void {
  const [first, ...others] = named(program, words);
  if (!first) throw noCommand(program, words);
  printTable(
    others.length > 0 ? listOf(program.name, [first, ...others]) : helpOf(program.name, first),
  );
  if (words.length === 0 && program.notes) printTable([[], ...program.notes]);
}

/** Runs a command and prints its report, or prints the help. @returns the exit code */
export async function runProgram(program: Program, argv: string[]): Promise<number> {
  const [first = 'help', ...rest] = argv;
  if (first === 'help' || isHelp(first)) {
    help(program, rest);
    return 0;
  }
  const end = argv.indexOf('--');
  const options = end < 0 ? argv : argv.slice(0, end);
  if (options.some(isHelp) && !find(program, argv)?.ownArguments) {
    help(
      program,
      argv.filter((word) => !isHelp(word)),
    );
    return 0;
  }
  program.before?.();
  const answer = await runCommand(program, argv);
  if (typeof answer !== 'object') return answer ?? 0;
  if (answer.asJson) console.log(printableJson(answer.data));
  else printTable(answer.rows);
  return answer.exitCode ?? 0;
}

/** `site status | head` ends the reader first, which is no error of the command. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

/** Runs an action and prints its error, of a Fault only the message. @returns the exit code */
export async function exitCodeOf(action: () => Promise<number | void>): Promise<number> {
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  try {
    return (await action()) ?? 0;
  } catch (error) {
    console.error(error instanceof Fault ? printable(error.message) : error);
    return 1;
  }
}
