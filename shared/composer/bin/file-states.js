// JavaScript, because bin/command-script.js needs it before TypeScript can be loaded.
import { statSync } from 'node:fs';

/**
 * Size and time of change of a file; empty if there is none.
 * @param {string} file
 */
function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : '';
}

/**
 * The state of files, to see later whether one has changed.
 * @param {string[]} files
 * @returns {Record<string, string>}
 */
export const fileStates = (files) => Object.fromEntries(files.map((file) => [file, stateOf(file)]));

/**
 * When the last of the files was changed, in milliseconds.
 * @param {Record<string, string>} states
 */
export const lastChange = (states) =>
  Math.max(...Object.values(states).map((state) => Number(state.split(' ')[1] ?? 0)));

/**
 * Whether all files are as they were, and there are some.
 * @param {Record<string, string>} states
 */
export function areUnchanged(states) {
  const files = Object.entries(states);
  return files.length > 0 && files.every(([file, state]) => stateOf(file) === state);
}
