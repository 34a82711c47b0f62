import { Fault } from '@site/contract/fault';
import type { Fields } from '@site/contract/fields';
import { verdictSchema } from '@site/contract/verdict';
import * as v from 'valibot';
import type { LogEntry } from './store';

const text = v.string();

export const logEntrySchema = v.object({
  at: text,
  did: v.picklist(['live', 'back', 'canary', 'canary off']),
  before: v.nullable(text),
  after: v.nullable(text),
  by: text,
  record: v.object({
    command: text,
    releases: v.array(text),
    revision: text,
    verdicts: v.optional(v.array(verdictSchema)),
    forced: v.optional(v.array(text)),
    takenBack: v.optional(v.array(text)),
    percent: v.optional(v.number()),
  } satisfies Fields<LogEntry['record']>),
} satisfies Fields<LogEntry>);

/**
 * Entries that can be read, so that a torn one does not hide the others.
 * @param reads one function per entry; throws a Fault that names file and line, or the row
 * @param onUnreadable receives the message of each entry that is left out
 */
export const readEntries = (
  reads: (() => LogEntry)[],
  onUnreadable: (message: string) => void,
): LogEntry[] =>
  reads.flatMap((read) => {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      onUnreadable(error.message);
      return [];
    }
  });
