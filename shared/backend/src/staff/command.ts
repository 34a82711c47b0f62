import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { ServiceRecords } from '../client';
import type { StaffFunctions } from '../client/staff-functions';

/** A typing mistake; only its message is shown. */
export class UsageError extends Error {}

/** Output of a command: its rows as JSON, or the table. */
export interface Printed {
  rows: object[];
  table: string;
}

/** Functions of a running site for its staff. */
export type StaffSite = ServiceRecords & StaffFunctions;
type Run = (site: StaffSite) => Promise<Printed>;
type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own; allowPositionals: true }>
>['values'];

interface Definition<Own extends Options> {
  /** Its arguments in the usage, one line each. */
  usage: string[];
  options: Own;
  /** Checks the arguments. @throws UsageError */
  prepare: (values: Values<Own>, positionals: string[]) => Run;
}

export interface Command {
  usage: string[];
  /** @throws UsageError */
  prepare: (args: string[]) => { json: boolean; run: Run };
}

const json = { type: 'boolean' } as const;

/** A command; every command has `--json` as well. */
export const command = <Own extends Options>({
  usage,
  options,
  prepare,
}: Definition<Own>): Command => ({
  usage,
  prepare(args) {
    const { values, positionals } = parse(args, { ...options, json });
    return {
      json: values.json === true,
      run: prepare(values as Values<Own>, positionals),
    };
  },
});

function parse(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
