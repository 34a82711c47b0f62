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

test.each([[[]], [['help']], [['--help']]])(
  '%j lists every command with its effect',
  async (args) => {
    const [code, printed] = await run(...args);
    expect(code).toBe(0);
    const [, list = '', , rows = ''] = printed.split('\n\n');
    const lines = list.split('\n');
    expect(lines).toHaveLength(commands.length);
    for (const name of Object.keys(variables)) expect(rows).toContain(`  ${name} `);
    for (const [i, { name, does }] of commands.entries()) {
      expect(`${lines[i]} `).toMatch(new RegExp(`^  ${name} `));
      expect(lines[i]?.endsWith(`  ${does}`)).toBe(true);
    }
  },
);

test('no command runs with a wrong variable of the environment', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: 'first', TRUST_PROXY: 'yes' });
  expect(await run('status')).toEqual([
    1,
    'PORT: "first" is no port number, 0 to 65535\nTRUST_PROXY: "yes" is no number of proxies, 0 to 9',
  ]);
  jest.restoreAllMocks();
});

test.each([[['help', 'promote']], [['promote', '--help']]])(
  '%j explains its options',
  async (args) => {
    expect(await run(...args)).toEqual([
      0,
      [
        'site promote PART@VERSION... [--no-browser] [--force] [--older] [--canary 10%] [--watch 30m] [--min-views 200]',
        '',
        '  check, compose the next set, go live; with --canary and --watch only if visitors fare well',
        '  --no-browser     do not open the pages in a browser',
        '  --force          go on although a rule refuses; the set records what was overruled',
        '  --older          go on although the live release was made from a newer commit',
        '  --canary 10%     first serve it to this share of the visitors',
        '  --watch 30m      for so long; then it is promoted, or taken back with the reason',
        '  --min-views 200  views of its pages without which nothing is decided',
      ].join('\n'),
    ]);
  },
);

test('bin/site.js registers the loader of TypeScript for each command that needs it', () => {
  const program = readFileSync(join(import.meta.dirname, '../bin/site.js'), 'utf8');
  const [, list = ''] = /const building = \[(.*?)\]/s.exec(program) ?? [];
  const named = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  const marked = commands.filter(({ loadsSources }) => loadsSources).map(({ name }) => name);
  expect(marked).toContain('build-part');
  expect(named.sort()).toEqual(marked.sort());
});

test('an unknown command lists the existing ones', async () => {
  const [code, printed] = await run('relase');
  expect(code).toBe(1);
  expect(printed).toMatch(/no command "relase"\. One of .*release.*site help/);
  expect(await run('help', 'relase')).toEqual([1, printed]);
});

test.each([
  [
    ['promote', 'mf-blog@1', '--fast'],
    'no option --fast. Usage: site promote PART@VERSION... [--no-browser] [--force] [--older] [--canary 10%] [--watch 30m] [--min-views 200]',
  ],
  [['status', '-j'], 'no option -j. Usage: site status [--json]'],
  [['release', 'mf-blog', 'mf-booking'], 'no argument "mf-booking". Usage: site release PART'],
  [['prune', '--nonsense'], 'no option --nonsense. Usage: site prune [SETS]'],
])('%j is refused with what the command takes', async (args, words) =>
  expect(await run(...args)).toEqual([1, `site ${args[0]}: ${words}`]),
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
