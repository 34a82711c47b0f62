/**
 * A test loads this into a command (`node --import`) to end it with SIGKILL at one of its steps.
 * There is a step before and after every call that changes a file. Without `KILL_AT` it prints the
 * number of steps, and the step at which the pointer moved.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env.KILL_AT ?? -1);
let steps = 0;
let switched = -1;

function step() {
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
  steps++;
}

/** @type {Record<string, Function>} */
const calls = /** @type {any} */ (promises);
for (const name of ['writeFile', 'rename', 'mkdir', 'rm', 'cp', 'copyFile', 'link']) {
  const call = calls[name];
  if (!call) throw new Error(`node:fs/promises has no ${name}`);
  calls[name] = async (/** @type {unknown[]} */ ...args) => {
    step();
    try {
      return await call(...args);
    } finally {
      step();
    }
  };
}
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  step();
  switched = steps;
  renameSync(from, to);
  step();
};
syncBuiltinESMExports();

if (killAt < 0) process.on('exit', () => console.log(JSON.stringify({ steps, switched })));
