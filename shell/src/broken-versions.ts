import { readStored, writeStored } from '@site/store';

const key = 'site.broken';

const readBroken = (): string[] =>
  readStored<string[]>(
    key,
    [],
    (value) => (Array.isArray(value) ? (value as string[]) : undefined),
    'session',
  );

/** Whether this version of a part threw in this tab. */
export const isBroken = (part: string, version: string): boolean =>
  readBroken().includes(`${part}@${version}`);

/**
 * Stores for this tab that this version of a part threw.
 * @returns whether the next document can read it
 */
export function rememberBroken(part: string, version: string): boolean {
  const id = `${part}@${version}`;
  const state = history.state as { broken?: string[] } | null;
  const { broken = [] } = state ?? {};
  // It ran although it was stored as broken, so storage loses data. Another reload would loop.
  if (broken.includes(id)) return false;
  history.replaceState({ ...state, broken: [...broken, id] }, '');
  return writeStored(key, [...new Set([...readBroken(), id])], 'session');
}
