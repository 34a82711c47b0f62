import { main } from './cli';
import { commands } from './commands/table';

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
    const lines = printed.split('\n');
    expect(lines).toHaveLength(commands.length);
    for (const [i, { name, does }] of commands.entries()) {
      expect(lines[i]).toContain(`site ${name}`);
      expect(lines[i]).toContain(`  ${does}`);
    }
  },
);

test.each([[['help', 'promote']], [['promote', '--help']]])(
  '%j explains its options',
  async (args) => {
    expect(await run(...args)).toEqual([
      0,
      [
        'site promote PART@VERSION... [--no-browser] [--force]',
        '',
        '  check, compose the next set, go live',
        '  --no-browser  do not open the pages in a browser',
        '  --force       go on although a rule refuses; the set records what was overruled',
      ].join('\n'),
    ]);
  },
);

test('an unknown command lists the existing ones', async () => {
  const [code, printed] = await run('relase');
  expect(code).toBe(1);
  expect(printed).toMatch(/no command "relase"\. One of .*release.*site help/);
  expect(await run('help', 'relase')).toEqual([1, printed]);
});

test.each([
  [['promote', 'mf-blog@1', '--fast'], 'no option --fast. Usage: site promote PART@VERSION...'],
  [['status', '-j'], 'no option -j. Usage: site status [--json]'],
  [['status', '--json=yes'], '--json takes no value'],
  [['status', 'mf-blog'], 'no argument "mf-blog"'],
  [['promote'], 'an argument is missing. Usage: site promote PART@VERSION...'],
  [['release', 'mf-blog', 'mf-booking'], 'no argument "mf-booking". Usage: site release PART'],
])('%j is refused with what the command takes', async (args, words) => {
  const [code, printed] = await run(...args);
  expect(code).toBe(1);
  expect(printed).toContain(`site ${args[0]}: ${words}`);
});

test('a part that does not exist is refused with those that do', async () =>
  expect(await run('release', 'mf-blogs')).toEqual([
    1,
    expect.stringMatching(/^"mf-blogs" is no part of the site: shell, .*mf-blog/),
  ]));
