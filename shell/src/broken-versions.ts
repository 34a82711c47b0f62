import { readStored, writeStored } from '@site/store';

const key = 'site.broken';

const recall = (): string[] =>
  readStored<string[]>(
    key,
    [],
    (value) => (Array.isArray(value) ? (value as string[]) : undefined),
    'session',
  );

/** Whether a page of this version of a part threw in this tab. */
export const isBroken = (part: string, version: string): boolean =>
  recall().includes(`${part}@${version}`);

/**
 * Remembers for this tab that a page of this version of a part threw.
 * @returns whether the next document will know it
 */
export function rememberBroken(part: string, version: string): boolean {
  const id = `${part}@${version}`;
  const state = history.state as { broken?: string[] } | null;
  const { broken = [] } = state ?? {};
  // It was remembered here and ran nevertheless: the storage forgets, so a reload would never end.
  if (broken.includes(id)) return false;
  history.replaceState({ ...state, broken: [...broken, id] }, '');
  return writeStored(key, [...new Set([...recall(), id])], 'session');
}
