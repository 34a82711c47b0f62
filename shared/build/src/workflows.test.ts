import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { partNames } from './parts';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  uses?: string;
  environment?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, unknown> };
  steps?: Step[];
}

interface Workflow {
  on: Record<string, { paths?: string[]; branches?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = resolve(__dirname, '../../..');
const folder = join(root, '.github/workflows');
const names = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const read = (file: string) => parse(textOf(file)) as Workflow;
const jobsOf = (file: string) => Object.values(read(file).jobs);
const job = (file: string, name: string): Job => read(file).jobs[name] ?? {};
const scriptsOf = (dir: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')).scripts;
/** Commands of a job, without those that fetch a browser or hand over a result. */
const commandsOf = ({ steps = [] }: Job): string[] =>
  steps
    .flatMap(({ run = '' }) => run.split('\n'))
    .flatMap(
      (line) => /^(npm ci)$|npx (site [^|>)]+)/.exec(line)?.slice(1).find(Boolean)?.trim() ?? [],
    );

test('no workflow names a part, so a further part needs no workflow', () => {
  for (const name of names) {
    // Comments and descriptions may give an example.
    const code = textOf(name).replace(/#.*|description:.*/g, '');
    for (const part of partNames) expect(code).not.toMatch(new RegExp(`\\b${part}\\b(?!:)`));
  }
  const { part } = read('parts.yml').jobs;
  expect(part?.strategy?.matrix.part).toBe('${{ fromJSON(needs.touched.outputs.parts) }}');
  expect(part?.uses).toBe('./.github/workflows/part.yml');
});

test.each(partNames)('every script that the shared workflow calls exists in %s', (part) => {
  const called = (job('part.yml', 'test').steps ?? []).flatMap(({ run = '' }) => {
    const found = /^npm (?:run )?([\w:-]+) -w /.exec(run);
    return found?.[1] ? [found[1]] : [];
  });
  expect(called.length).toBeGreaterThanOrEqual(4);
  expect(Object.keys(scriptsOf(part))).toEqual(expect.arrayContaining(called));
});

test('a pull request is checked, main is promoted, by the commands of the README', () => {
  const { check = {}, promote = {} } = read('part.yml').jobs;
  const release = ['npm ci', 'site release "$PART"', 'site check "$RELEASE" --json'];
  expect(commandsOf(check)).toEqual(release);
  expect(commandsOf(promote)).toEqual([...release, 'site promote "$RELEASE"']);
  expect(promote.if).toContain("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  expect(commandsOf(job('rollback.yml', 'rollback'))).toEqual([
    'npm ci',
    'site rollback "$PART${VERSION:+@$VERSION}"',
  ]);
  // GitHub cancels the one that waits in a group when another arrives.
  expect(job('rollback.yml', 'rollback')).not.toHaveProperty('concurrency');
});

test('jobs with secrets have the environment of one part and never run for a fork', () => {
  const withSecrets = names.flatMap((file) =>
    jobsOf(file).filter(({ env = {} }) => Object.values(env).some((v) => v.includes('secrets.'))),
  );
  expect(withSecrets.length).toBeGreaterThan(0);
  for (const { environment, if: condition = '', env } of withSecrets) {
    expect(environment).toBe('${{ inputs.part }}');
    if (condition.includes("'pull_request'"))
      expect(condition).toContain(
        'github.event.pull_request.head.repo.full_name == github.repository',
      );
    expect(Object.keys(env ?? {})).toEqual(
      expect.arrayContaining(['SITE_STORE', 'SITE_DATABASE_URL', 'SITE_TOKEN']),
    );
  }
  // This event would run a fork's code with the secrets.
  for (const name of names) expect(Object.keys(read(name).on)).not.toContain('pull_request_target');
});

test('workflows may only read, and the check may write its comment', () => {
  for (const name of names) {
    expect([name, read(name).permissions]).toEqual([name, { contents: 'read' }]);
    for (const { permissions = {} } of jobsOf(name)) {
      const { contents = 'read', ...others } = permissions;
      expect(contents).toBe('read');
      expect([{}, { 'pull-requests': 'write' }]).toContainEqual(others);
    }
  }
  expect(job('part.yml', 'promote').permissions).toBeUndefined();
});

test('actions are pinned to a commit, and input reaches a shell only as a variable', () => {
  const steps = names.flatMap(jobsOf).flatMap(({ steps = [] }) => steps);
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
});

test.each([
  ['part.yml', 'test'],
  ['site.yml', 'test'],
])('%s tests on every supported version of Node', (file, name) => {
  const { strategy, steps = [] } = job(file, name);
  expect(strategy?.matrix['node-version']).toEqual([20, 22, 24]);
  expect(steps.map((step) => step.with?.['node-version']).filter(Boolean)).toEqual([
    '${{ matrix.node-version }}',
  ]);
});

test('files and folders that workflows name exist', () => {
  for (const name of names) {
    const paths = Object.values(read(name).on ?? {}).flatMap((event) => event?.paths ?? []);
    const run = [...textOf(name).matchAll(/npx tsx (\S+)/g)].map(([, file = '']) => file);
    for (const path of [...paths, ...run])
      expect([path, existsSync(join(root, path.replace('/**', '')))]).toEqual([path, true]);
  }
});

test('the README names only scripts that exist', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/npm run (?:-s )?([\w:-]+)(?: -w ([\w-]+))?/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, name, part = '.'] of named) expect(Object.keys(scriptsOf(part))).toContain(name);
});
