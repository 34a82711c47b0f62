import { withoutBrowser } from '@site/contract/verdict';
import type { LogEntry } from '@site/delivery/store';

const words = { live: 'live', back: 'rollback', canary: 'canary', 'canary off': 'canary off' };

function checked({ verdicts, forced = [] }: LogEntry['record']): string {
  if (forced.length > 0) return `overruled: ${forced.join(' ')}`;
  if (!verdicts) return 'not checked';
  const ran = verdicts.filter(({ ok, sentence }) => ok && sentence !== withoutBrowser);
  const inBrowser = ran.some(({ rule }) => rule === 'hydration');
  return `checked${inBrowser ? '' : ', without a browser'}: ${ran.length} rules passed`;
}

/** Changes of live and canary as rows to print, column heads first. */
export const logRows = (entries: LogEntry[]): string[][] => [
  ['at', 'what', 'set', 'by', 'releases', 'revision', 'check'],
  ...entries.map(({ at, did, before, after, by, record }) => [
    at,
    words[did],
    `${after ?? before ?? '-'}${record.percent === undefined ? '' : ` (${record.percent}%)`}`,
    by,
    record.releases.join(' ') || '-',
    record.revision || '-',
    checked(record),
  ]),
];
