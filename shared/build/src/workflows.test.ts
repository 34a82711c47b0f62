import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { partNames } from './parts';

const root = resolve(__dirname, '../../..');
const workflows = join(root, '.github/workflows');
const read = (file: string) => parse(readFileSync(join(workflows, file), 'utf8'));
const scriptsOf = (dir: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')).scripts;

test.each(partNames)('%s has a workflow triggered only by its own paths', (part) => {
  const { on, jobs } = read(`${part}.yml`);
  for (const event of ['push', 'pull_request']) {
    expect(on[event].paths).toEqual([`${part}/**`]);
  }
  expect(existsSync(join(root, part, 'package.json'))).toBe(true);
  expect(jobs.release.uses).toBe('./.github/workflows/part.yml');
  expect(jobs.release.with.part).toBe(part);
});

test.each(partNames)('every script that the shared workflow calls exists in %s', (part) => {
  const steps: { run?: string }[] = read('part.yml').jobs.release.steps;
  const called = steps.flatMap(({ run = '' }) => {
    const found = /^npm (?:run )?([\w:-]+) -w /.exec(run);
    return found?.[1] ? [found[1]] : [];
  });
  expect(called.length).toBeGreaterThanOrEqual(4);
  expect(Object.keys(scriptsOf(part))).toEqual(expect.arrayContaining(called));
});

test.each(['part.yml', 'site.yml'])('%s runs on every supported version of Node', (file) => {
  const [{ strategy, steps }]: [
    { strategy: { matrix: Record<string, number[]> }; steps: { with?: Record<string, string> }[] },
  ] = Object.values(read(file).jobs) as never;
  expect(strategy.matrix['node-version']).toEqual([20, 22, 24]);
  expect(steps.map((step) => step.with?.['node-version']).filter(Boolean)).toEqual([
    '${{ matrix.node-version }}',
  ]);
});

test('path filters name folders that exist', () => {
  for (const file of readdirSync(workflows)) {
    const { on } = read(file);
    const paths: string[] = Object.values(on ?? {}).flatMap(
      (event) => (event as { paths?: string[] } | null)?.paths ?? [],
    );
    for (const path of paths) expect(existsSync(join(root, path.replace('/**', '')))).toBe(true);
  }
});

test('the README names only scripts that exist', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/npm run (?:-s )?([\w:-]+)(?: -w ([\w-]+))?/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, name, part = '.'] of named) expect(Object.keys(scriptsOf(part))).toContain(name);
});
