import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './cli';
import { variables } from '@site/contract/environment';
import { givenBackend } from '@site/contract/backend';
import { type Command } from '@site/command-line/command';
import { commandsWith } from './commands/table';

let commands: Command[];
beforeAll(async () => {
  commands = commandsWith(await givenBackend());
});

/** Runs the command. @returns exit code and everything it printed */
async function run(...args: string[]): Promise<[code: number, printed: string]> {
  const lines: unknown[] = [];
  const spies = (['log', 'error'] as const).map((method) =>
    jest
      .spyOn(console, method)
      .mockImplementation((...words: unknown[]) => void lines.push(...words)),
  );
  const code = await main(args);
  for (const spy of spies) spy.mockRestore();
  return [code, lines.join('\n')];
}

test.each([[[]], [['help']], [['--help']]])('%j lists every command', async (args) => {
  const [code, printed] = await run(...args);
  expect(code).toBe(0);
  for (const { name } of commands) expect(printed).toMatch(new RegExp(`^  ${name} `, 'm'));
  for (const name of Object.keys(variables)) expect(printed).toContain(`  ${name} `);
});

test('no command runs with a wrong variable of the environment', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: 'first', TRUST_PROXY: 'yes' });
  expect(await run('status')).toEqual([
    1,
    'PORT: "first" is no port number, 0 to 65535\nTRUST_PROXY: "yes" is no number of proxies, 0 to 9',
  ]);
  jest.restoreAllMocks();
});

test('bin/site.js registers the loader of TypeScript for each command that needs it', () => {
  const program = readFileSync(join(import.meta.dirname, '../bin/site.js'), 'utf8');
  const [, list = ''] = /const building = \[(.*?)\]/s.exec(program) ?? [];
  const named = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  const marked = commands.filter(({ loadsSources }) => loadsSources).map(({ name }) => name);
  expect(marked).toContain('build-part');
  expect(named.sort()).toEqual(marked.sort());
});

test.each([
  [['relase'], /^site: unknown command 'relase' \(Did you mean release\?\)/],
  [['promote', 'mf-blog@1', '--fast'], /^site promote: unknown option '--fast'\. Usage: /],
  [['release', 'mf-blog', 'mf-booking'], /^site release: too many arguments/],
])('%j is refused', async (args, words) =>
  expect(await run(...args)).toEqual([1, expect.stringMatching(words)]),
);

test('a part that does not exist is refused with those that do', async () =>
  expect(await run('release', 'mf-blogs')).toEqual([
    1,
    expect.stringMatching(/^"mf-blogs" is no part of the site: shell, .*mf-blog/),
  ]));

test.each([['--watch=30m'], ['--canary=10%'], ['--min-views=9']])(
  'promote with %s alone names both options that it needs',
  async (option) => {
    const needed = 'A canary that decides needs both: --canary 10% --watch 30m';
    expect(await run('promote', 'mf-blog@1', option)).toEqual([1, needed]);
  },
);
