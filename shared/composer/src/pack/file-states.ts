import { stat } from 'node:fs/promises';

/** Size and time of change of a file; empty if there is none. */
const stateOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => '',
  );

/** The state of files, to see later whether one has changed. */
export async function fileStates(files: string[]): Promise<Record<string, string>> {
  const states = await Promise.all(files.map(async (file) => [file, await stateOf(file)] as const));
  return Object.fromEntries(states);
}

/** When the last of the files was changed, in milliseconds. */
export const lastChange = (states: Record<string, string>): number =>
  Math.max(...Object.values(states).map((state) => Number(state.split(' ')[1] ?? 0)));

/** Whether all files are as they were, and there are some. */
export async function areUnchanged(states: Record<string, string>): Promise<boolean> {
  const files = Object.keys(states);
  const now = await fileStates(files);
  return files.length > 0 && files.every((file) => now[file] === states[file]);
}
