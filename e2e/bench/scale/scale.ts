import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run bench:scale`: the cost of a national directory. Each count runs in its own process, so
 * their memory does not add up. Build shell and mf-service-areas first.
 */

interface Result {
  count: number;
  seconds: number;
  /** Of all threads; on a busy machine more useful than elapsed time. */
  cpuSeconds: number;
  peakMegabytes: number;
}

const counts = [100, 1_000, 10_000, 40_000];
const limits = { slowdown: 1.3, megabytes: 1024 };

const results = counts.map((count): Result => {
  const script = join(import.meta.dirname, 'prerender.ts');
  const output = execFileSync('tsx', [script, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.toString()) as Result;
});

const cpuPerPage = ({ count, cpuSeconds }: Result): number => (cpuSeconds / count) * 1000;
const rows = results.map((result) => [
  result.count.toLocaleString('en-US'),
  Math.round(result.count / result.seconds).toLocaleString('en-US'),
  cpuPerPage(result).toFixed(2),
  Math.round(result.peakMegabytes).toLocaleString('en-US'),
]);
const table = [
  ['pages', 'pages per second', 'CPU ms per page', 'peak memory MB'],
  ['---:', '---:', '---:', '---:'],
  ...rows,
].map((row) => `| ${row.join(' | ')} |`);

const last = results.at(-1);
if (!last) throw new Error('nothing was measured');
const slowdown = cpuPerPage(last) / Math.min(...results.map(cpuPerPage));
process.stdout.write(
  [
    ...table,
    '',
    `A page of ${last.count.toLocaleString('en-US')} takes ${slowdown.toFixed(2)} × the fastest row ` +
      `(limit ${limits.slowdown}); memory ${Math.round(last.peakMegabytes)} MB (limit ${limits.megabytes}).`,
    '',
  ].join('\n'),
);
