import { parseArgs } from 'node:util';
import type { AppointmentStatus } from '@site/data-types/entities';
import { UsageError } from './command';

export const usage = `Usage: npm run -s staff -- <command>

  list [--status held|pending|completed] [--json]
  complete APT-123456 --technician "Name" [--labor "…"] [--parts "…"] [--cost 240]
           [--model "…"] [--date 2026-11-21] [--notes "…"] [--json]
  history --phone 7135550142 | --email name@example.com [--json]
  update RECORD-ID --status "…" [--notes "…"] [--json]
  confirm APT-123456 [--technician "Name"] [--json]
  on-the-way APT-123456 [--technician "Name"] [--json]
  no-one-home APT-123456 [--json]
  cancel APT-123456 [--reason "…"] [--json]
  move APT-123456 --date 2026-11-30 --time "10-12" [--json]
  photos APT-123456 FOLDER [--json]

The site must be running. PORT (3000) and DATA_DIR (.data) are those it was started with.`;

export type Command =
  | { name: 'help' }
  | { name: 'list'; json: boolean; status?: AppointmentStatus }
  | {
      name: 'complete';
      json: boolean;
      id: string;
      technician: string;
      labor?: string;
      parts?: string;
      /** US dollars. */
      cost?: number;
      model?: string;
      date?: string;
      notes?: string;
    }
  | { name: 'history'; json: boolean; phone?: string; email?: string }
  | { name: 'update'; json: boolean; id: string; status: string; notes?: string };

const text = { type: 'string' } as const;
const json = { type: 'boolean', default: false } as const;
const optionsOf = {
  list: { json, status: text },
  complete: {
    json,
    technician: text,
    labor: text,
    parts: text,
    cost: text,
    model: text,
    date: text,
    notes: text,
  },
  history: { json, phone: text, email: text },
  update: { json, status: text, notes: text },
};

function parse<Options extends (typeof optionsOf)[keyof typeof optionsOf]>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError */
export function parseCommand([name, ...args]: string[]): Command {
  switch (name) {
    case undefined:
    case 'help':
    case '--help':
      return { name: 'help' };
    case 'list': {
      const { values } = parse(args, optionsOf.list);
      const { status } = values;
      if (
        status !== undefined &&
        status !== 'held' &&
        status !== 'pending' &&
        status !== 'completed'
      )
        throw new UsageError('--status is held, pending or completed');
      return { name, json: values.json, ...(status ? { status } : {}) };
    }
    case 'complete': {
      const { values, positionals } = parse(args, optionsOf.complete);
      const id = positionals[0]?.toUpperCase() ?? '';
      if (!/^APT-\d{6}$/.test(id) || positionals.length > 1)
        throw new UsageError('Name the appointment to complete, e.g. complete APT-123456');
      if (!values.technician) throw new UsageError('Say who did the work: --technician "Name"');
      const { cost, ...rest } = values;
      if (cost !== undefined && !/^\$?\d{1,7}(\.\d{1,2})?$/.test(cost))
        throw new UsageError('--cost is an amount in dollars, e.g. 240 or 240.50');
      return {
        name,
        id,
        ...rest,
        technician: values.technician,
        ...(cost === undefined ? {} : { cost: Number(cost.replace('$', '')) }),
      };
    }
    case 'history': {
      const { values } = parse(args, optionsOf.history);
      if (!values.phone && !values.email)
        throw new UsageError('Name the customer: --phone 7135550142 or --email name@example.com');
      return { name, ...values };
    }
    case 'update': {
      const { values, positionals } = parse(args, optionsOf.update);
      const id = positionals[0] ?? '';
      if (!/^[0-9a-f-]{36}$/i.test(id))
        throw new UsageError('Name the record to update by its id, as history shows it');
      if (!values.status) throw new UsageError('Say the new status: --status "…"');
      return { name, id, ...values, status: values.status };
    }
    default:
      throw new UsageError(`There is no command "${name}"`);
  }
}
