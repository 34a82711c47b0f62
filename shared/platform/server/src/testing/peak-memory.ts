import { readFileSync } from 'node:fs';

/** Peak memory of a process in megabytes; undefined where the system does not tell it. */
export function peakMemory(pid = 0): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
}
