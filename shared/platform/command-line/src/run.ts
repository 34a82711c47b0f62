import { Command as Parser, CommanderError, InvalidArgumentError, Option } from 'commander';
import { Fault } from '@site/contract/fault';
import type { Answer, Command } from './command';
import { print, printable, printableJson, printTable, tableOf } from './print';

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

const pathOf = (parser: Parser): string =>
  parser.parent ? `${pathOf(parser.parent)} ${parser.name()}` : parser.name();

/** Commander ends the process after an error or the help. Here it throws. */
const exit = (parser: Parser) => (error: CommanderError) => {
  if (error.exitCode === 0 || error.code === 'commander.help') throw error;
  const problem = error.message.replace(/^error: /, '').replace(/\n/g, ' ');
  throw new Fault(
    `${pathOf(parser)}: ${problem.replace(/\.$/, '')}. Usage: ${pathOf(parser)} ${parser.usage()}`,
  );
};

/** An option's value. @throws InvalidArgumentError for none, which may be the next option instead */
function valueOf(value: string): string {
  if (value === '' || value.startsWith('--')) throw new InvalidArgumentError('It needs a value');
  return value;
}

function optionsOf({ options = {} }: Command): [name: string, option: Option][] {
  return Object.entries(options).map(([name, declared]) => {
    if (typeof declared === 'string') return [name, new Option(`--${name}`, declared)];
    const { takes, does, required = false } = declared;
    const option = new Option(`--${name} <${takes}>`, does).argParser(valueOf);
    return [name, option.makeOptionMandatory(required)];
  });
}

function addCommand(parent: Parser, entry: Command, done: (answer: Answer) => void): void {
  const parser = parent.command(entry.name.split(' ').at(-1) ?? '').description(entry.does);
  parser.exitOverride(exit(parser));
  for (const name of entry.args ?? []) parser.argument(name.startsWith('[') ? name : `<${name}>`);
  if (entry.ownArguments) parser.helpOption(false).allowUnknownOption().passThroughOptions();
  const options = optionsOf(entry);
  for (const [, option] of options) parser.addOption(option);
  parser.action(async () => {
    const values = parser.opts<Record<string, string | boolean | undefined>>();
    const given = options.map(([name, option]) => {
      const value = values[option.attributeName()];
      // Commander's `--no-browser` turns `browser` off.
      return [name, option.negate ? value === false : option.isBoolean() ? value === true : value];
    });
    done(await entry.run(parser.args, Object.fromEntries(given)));
  });
}

const help = {
  visibleCommands: ({ commands }: Parser) =>
    commands.flatMap((each) => (each.commands.length > 0 ? [...each.commands] : [each])),
  subcommandTerm: (parser: Parser) =>
    [
      ...(parser.parent?.parent ? [parser.parent.name()] : []),
      parser.name(),
      parser.usage().replace('[options]', parser.options.length > 0 ? '[OPTIONS]' : ''),
    ]
      .join(' ')
      .replace(/ +/g, ' '),
};

function parserOf(program: Program, done: (answer: Answer) => void): Parser {
  const { name, commands, notes, before } = program;
  const parser = new Parser(name)
    .enablePositionalOptions()
    .configureHelp(help)
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
      // The Fault has the error.
      outputError: () => {},
    })
    .hook('preAction', () => before?.());
  parser.exitOverride(exit(parser));
  if (notes) parser.addHelpText('after', `\n${tableOf(notes)}`);
  for (const entry of commands) {
    const [group, second] = entry.name.split(' ');
    const existing = parser.commands.find((each) => second && each.name() === group);
    const parent = !second ? parser : (existing ?? parser.command(group ?? ''));
    if (second) parent.exitOverride(exit(parent));
    addCommand(parent, entry, done);
  }
  return parser;
}

/**
 * Runs the command that the first words name, or prints the help that they ask for.
 * @returns the command's answer, which is not printed
 * @throws Fault when no command has that name, or its arguments are wrong
 */
export async function runCommand(program: Program, argv: string[]): Promise<Answer> {
  let answer: Answer = undefined;
  const parser = parserOf(program, (given) => {
    answer = given;
  });
  try {
    await parser.parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  return answer;
}

/** Runs a command and prints its report, or prints the help. @returns the exit code */
export async function runProgram(program: Program, argv: string[]): Promise<number> {
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
