import { readFile, readdir } from 'node:fs/promises';

/** Ids of a process and of all that it has started. Linux only. */
async function treeOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number((await statOf(Number(name)))[1]));
  }
  const tree = [pid];
  for (const id of tree) {
    for (const [child, parent] of parents) if (parent === id) tree.push(child);
  }
  return tree;
}

/** Fields of `/proc/<pid>/stat` after the name; empty when the process has ended. */
async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const ticksPerSecond = 100;

/** Seconds of processor time that a process, its children and its ended children have used. */
export async function processorTimeOf(pid: number): Promise<number> {
  let ticks = 0;
  for (const id of await treeOf(pid)) {
    const stat = await statOf(id);
    for (const field of [11, 12, 13, 14]) ticks += Number(stat[field] ?? 0);
  }
  return ticks / ticksPerSecond;
}

/** Resident megabytes of a process and its children; pages that they share count once each. */
export async function memoryOf(pid: number): Promise<number> {
  let kilobytes = 0;
  for (const id of await treeOf(pid)) {
    const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Rss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  }
  return Math.round(kilobytes / 1024);
}
