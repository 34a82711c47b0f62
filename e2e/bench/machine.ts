import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

const file = '/proc/stat';

/** Ticks since the machine's start: worked, and wanted but given to other machines of the host. */
function ticks(): { worked: number; stolen: number } | undefined {
  if (!existsSync(file)) return undefined;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
    /^cpu +(.*)/.exec(readFileSync(file, 'utf8'))?.[1]?.split(' ').map(Number) ?? [];
  return { worked: user + nice + system + irq + softirq, stolen };
}

const start = ticks();
process.once('exit', () => {
  const end = ticks();
  if (!start || !end) return;
  const stolen = end.stolen - start.stolen;
  const share = stolen / (stolen + end.worked - start.worked);
  console.log(`\nTaken by other machines of the host: ${Math.round(100 * share)} %`);
});

/**
 * The machine in one line, for the head of a table. At its end a bench then prints the share of the
 * processor that other machines of the host had: with more than a few percent, times are too long.
 */
export const machine = (): string =>
  [
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ');
