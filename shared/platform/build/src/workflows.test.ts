import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { partNames } from './parts';
import { commentOf } from './verdict-comment';

interface Step {
  if?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  needs?: string | string[];
  uses?: string;
  environment?: string;
  'timeout-minutes'?: number;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
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

const root = resolve(__dirname, '../../../..');
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
  const { part, 'part-after-site': later } = read('parts.yml').jobs;
  for (const each of [part, later]) {
    expect(each?.strategy?.matrix.part).toBe('${{ fromJSON(needs.touched.outputs.parts) }}');
    expect(each?.uses).toBe('./.github/workflows/part.yml');
  }
});

test('every pull request and main run the daily tests, each night everything and the labs', () => {
  expect(read('site.yml').on).toEqual({ pull_request: null, workflow_call: null });
  expect(read('parts.yml').on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  expect(read('parts.yml').jobs.site).toEqual({
    if: "github.event_name == 'push'",
    uses: './.github/workflows/site.yml',
  });
  const testsOf = (file: string, name: string) =>
    (job(file, name).steps ?? []).flatMap(({ run = '' }) => (/npm.* test/.test(run) ? [run] : []));
  expect(testsOf('site.yml', 'test')).toEqual(['npm test']);
  expect(testsOf('night.yml', 'all')).toEqual(['npm run test:all']);
  expect(job('site.yml', 'test').if).toBeUndefined();
  expect(Object.keys(read('night.yml').on)).toContain('schedule');
  // Otherwise git lacks the commit that the change is compared with.
  expect(job('parts.yml', 'touched').steps?.[0]?.with?.['fetch-depth']).toBe(0);
});

test('each night runs every lab, and each is a script', () => {
  const labs = job('night.yml', 'lab').strategy?.matrix.command as string[];
  const [own, root] = [Object.keys(scriptsOf('e2e')), Object.keys(scriptsOf('.'))];
  // The other benches compare figures that people read.
  const wanted = own.filter((name) => /^(?:try:|soak$|bench:(?:serve|scale)$)/.test(name));
  expect(labs.map((line) => line.split(' ')[2]).sort()).toEqual(wanted.sort());
  for (const line of labs) {
    const name = line.split(' ')[2] ?? '';
    expect(line.endsWith(' -w e2e') ? own : root).toContain(name);
  }
});

test('on main a change of shared code is promoted after the tests of the whole site', () => {
  const { part = {}, 'part-after-site': later = {} } = read('parts.yml').jobs;
  const [some, push, shared] = [
    "needs.touched.outputs.parts != '[]'",
    "github.event_name == 'push'",
    'needs.touched.outputs.shared ==',
  ];
  // GitHub skips a job if one that it needs has failed, unless its condition names a result.
  expect([later.needs, later.if]).toEqual([
    ['touched', 'site'],
    `${some} && ${push} && ${shared} 'true'`,
  ]);
  // A pull request promotes nothing, so it need not wait.
  expect([part.needs, part.if]).toEqual([
    'touched',
    `${some} && (github.event_name == 'pull_request' || ${shared} 'false')`,
  ]);
  // Shared code that no successful run has tested counts as changed.
  const [base, list] = (job('parts.yml', 'touched').steps ?? []).slice(-2);
  expect(base?.run).toContain('--branch main --event push --status success');
  expect(list?.env?.BASE).toBe('${{ steps.base.outputs.sha }}');
  const { if: _, needs: __, ...same } = later;
  expect(part).toMatchObject(same);
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
  const release = ['npm ci', 'site release "$PART"'];
  expect(commandsOf(check)).toEqual([...release, 'site check "$RELEASE" --json']);
  expect(commandsOf(promote)).toEqual([
    ...release,
    'site check "$id" --json',
    'site promote "$id"',
  ]);
  expect(promote.if).toContain("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  expect(commandsOf(job('rollback.yml', 'rollback'))).toEqual([
    'npm ci',
    'site rollback "$PART${VERSION:+@$VERSION}"',
  ]);
});

const valuesOf = ({ env = {} }: Job | Step): string => Object.values(env).join(' ');
const secretsOf = (each: Job | Step): string[] =>
  [...valuesOf(each).matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name);

test('only the steps that need the store have its secrets', () => {
  const secrets = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'SITE_DATABASE_URL', 'SITE_TOKEN'];
  const withSecrets = names.flatMap(jobsOf).flatMap((each) => {
    expect(secretsOf(each)).toEqual([]);
    return (each.steps ?? []).filter((step) => secretsOf(step).length > 0);
  });
  for (const step of withSecrets) expect(secretsOf(step).sort()).toEqual(secrets);
  // The release of a pull request is built before the step with secrets.
  expect(withSecrets.map((step) => commandsOf({ steps: [step] }))).toEqual([
    ['site check "$RELEASE" --json'],
    ['site release "$PART"', 'site check "$id" --json', 'site promote "$id"'],
    ['site rollback "$PART${VERSION:+@$VERSION}"'],
  ]);
});

test('a pull request gets a token that only checks, and main the one that releases', () => {
  const { check = {}, promote = {} } = read('part.yml').jobs;
  expect(check.environment).toBe('${{ inputs.part }}-check');
  expect(promote.environment).toBe('${{ inputs.part }}');
  expect(job('rollback.yml', 'rollback').environment).toBe('${{ inputs.part }}');
  expect(check.if).toContain("github.event_name == 'pull_request'");
  // This event would run a fork's code with the secrets.
  for (const name of names) expect(Object.keys(read(name).on)).not.toContain('pull_request_target');
});

test('a pull request without secrets is tested, and says why it has no verdicts', () => {
  const { test: tests = {}, check = {}, unchecked = {} } = read('part.yml').jobs;
  const repository = 'github.event.pull_request.head.repo.full_name';
  expect(tests.if).toBeUndefined();
  expect(check.if).toContain(`${repository} == github.repository`);
  expect(check.if).toContain("github.actor != 'dependabot[bot]'");
  expect(unchecked.if).toContain(`(${repository} != github.repository ||`);
  expect(unchecked.if).toContain("github.actor == 'dependabot[bot]')");
  // Variables are missing there as well.
  expect(unchecked.if).not.toContain('vars.');
  expect(unchecked.steps?.map(({ run }) => run)).toEqual([
    expect.stringMatching(/^echo "::notice .*This pull request has no secrets\. .*"$/),
  ]);
});

test('a check replaces its own comment, and never one of a stranger with its marker', () => {
  const steps = job('part.yml', 'check').steps ?? [];
  const [comment, ...others] = steps.filter((step) => valuesOf(step).includes('github.token'));
  expect(others).toEqual([]);
  const marker = commentOf('\'"$PART"\'', '').split('\n')[0];
  expect(comment?.run).toContain(
    `select(.user.login == "github-actions[bot]" and (.body | startswith("${marker}")))`,
  );
  // The code of the pull request runs in other steps, without the right to write.
  expect(comment?.run).not.toMatch(/\bnp[mx]\b/);
});

test('workflows may only read, and the check may write its comment', () => {
  for (const name of names) {
    expect([name, read(name).permissions]).toEqual([name, { contents: 'read' }]);
    for (const { permissions = {} } of jobsOf(name)) {
      const { contents = 'read', ...others } = permissions;
      expect(contents).toBe('read');
      expect([{}, { actions: 'read' }, { 'pull-requests': 'write' }]).toContainEqual(others);
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
  expect(strategy?.matrix['node-version']).toEqual([22, 24]);
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

test('a promotion and a rollback of one part wait for each other, and a promotion knows all commits', () => {
  const promote = job('part.yml', 'promote');
  const wait = { group: 'live-${{ inputs.part }}', 'cancel-in-progress': false };
  expect(promote.concurrency).toEqual(wait);
  expect(job('rollback.yml', 'rollback').concurrency).toEqual(wait);
  // `site promote` refuses an older commit, and one that it cannot compare.
  const checkout = promote.steps?.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
  expect(checkout?.with?.['fetch-depth']).toBe(0);
});

test('every job ends by itself, and runs one of the tested versions of Node', () => {
  for (const each of names.flatMap(jobsOf)) {
    if (each.uses) continue;
    expect(each['timeout-minutes']).toBeLessThanOrEqual(90);
    for (const step of each.steps ?? [])
      if (step.uses?.startsWith('actions/setup-node@'))
        expect([24, '${{ matrix.node-version }}']).toContain(step.with?.['node-version']);
  }
  const image = readFileSync(
    join(root, 'shared/platform/composer/src/pack/files/Dockerfile'),
    'utf8',
  );
  expect(image).toContain('FROM node:24-');
});
