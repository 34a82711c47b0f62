import { parseArgs } from 'node:util';
import { Fault } from '@site/contract/fault';
import type { Command } from './command';
import { usageOf } from './help';

/**
 * Reads the arguments of a command.
 * @param program the words that start the commands, for the usage: `site`
 * @throws Fault naming the command, what is wrong, and the usage
 */
export function parse(
  program: string,
  entry: Command,
  argv: string[],
): { args: string[]; given: Record<string, string | boolean> } {
  const { name, args = [], options = {} } = entry;
  const fail = (problem: string) =>
    new Fault(`${program} ${name}: ${problem}. Usage: ${usageOf(program, entry)}`);
  const isSwitch = (option: string) => typeof options[option] === 'string';
  const names = Object.keys(options);
  const { positionals, tokens } = parseArgs({
    args: argv,
    options: Object.fromEntries(
      names.map((option) => [option, { type: isSwitch(option) ? 'boolean' : 'string' }]),
    ),
    allowPositionals: true,
    // Its own errors do not name the command.
    strict: false,
    tokens: true,
  });
  const given: Record<string, string | boolean> = Object.fromEntries(
    names.filter(isSwitch).map((option) => [option, false]),
  );
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name: option, rawName, value } = token;
    if (!names.includes(option)) throw fail(`no option ${rawName}`);
    if (isSwitch(option) && value !== undefined) throw fail(`${rawName} takes no value`);
    const declared = options[option];
    const isRequired = typeof declared === 'object' && declared.required;
    if (!isSwitch(option) && (value === undefined || (isRequired && value === '')))
      throw fail(`${rawName} needs a value`);
    // Perhaps the next option, and the value was forgotten.
    if (!token.inlineValue && /^-./.test(value ?? ''))
      throw fail(`${rawName} needs a value, or ${rawName}=${value}`);
    given[option] = value ?? true;
  }
  const needed = args.filter((each) => !each.startsWith('['))[positionals.length];
  if (needed !== undefined) throw fail(`${needed.replace('...', '')} is missing`);
  const surplus = args.at(-1)?.endsWith('...') ? undefined : positionals[args.length];
  if (surplus !== undefined) throw fail(`no argument "${surplus}"`);
  for (const [option, declared] of Object.entries(options))
    if (typeof declared === 'object' && declared.required && given[option] === undefined)
      throw fail(`--${option} ${declared.takes} is missing`);
  return { args: positionals, given };
}
