import { Fault } from '@site/contract/fault';
import { command, report } from './command';
import { exitCodeOf, runCommand, runProgram } from './run';

const seen: unknown[] = [];
const share = { takes: '10%', does: 'of the visitors' };
const commands = [
  command({
    name: 'promote',
    args: ['PART...'],
    options: { force: 'overrule', share, watch: { takes: '30m', does: 'so long' } },
    does: 'make parts live',
    run: async (parts, { force, share, watch }) => {
      const typed: [string[], boolean, string | undefined] = [parts, force, share];
      seen.push(...typed, watch);
      return parts.includes('bad') ? 3 : undefined;
    },
  }),
  report({
    name: 'log',
    args: ['[COUNT]'],
    does: 'recent changes',
    run: async ([count]) => ({
      data: { count },
      rows: [
        ['count', 'is'],
        ['', count ?? 'none'],
      ],
      exitCode: count === '0' ? 1 : 0,
    }),
  }),
  command({
    name: 'people add',
    args: ['EMAIL', '[PHONE]'],
    options: { name: { takes: '"Name"', does: 'as printed', required: true } },
    does: 'add a person',
    run: async ([email, phone], { name }) => {
      const typed: [string, string | undefined, string] = [email, phone, name];
      seen.push(...typed);
    },
  }),
  command({ name: 'people list', does: 'who may sign in', run: async () => {} }),
  command({
    name: 'staff',
    args: ['COMMAND...'],
    ownArguments: true,
    does: 'another program',
    run: async (argv) => void seen.push(...argv),
  }),
];
const program = { name: 'shop', commands, notes: [['The shop must be open.']] };

/** @returns the exit code and the printed lines */
async function run(...argv: string[]): Promise<[code: number, printed: string]> {
  const lines: unknown[] = [];
  const spies = (['log', 'error'] as const).map((method) =>
    jest
      .spyOn(console, method)
      .mockImplementation((...words: unknown[]) => void lines.push(...words)),
  );
  const code = await exitCodeOf(() => runProgram(program, argv));
  for (const spy of spies) spy.mockRestore();
  return [code, lines.join('\n')];
}

beforeEach(() => void seen.splice(0));

test.each([
  [
    ['promote', 'a', 'b'],
    [['a', 'b'], false, undefined, undefined],
  ],
  [
    ['promote', '--force', 'a', '--share', '10%'],
    [['a'], true, '10%', undefined],
  ],
  [
    ['promote', '--share=1%', '--share=2%', '--watch=-1m', 'a'],
    [['a'], false, '2%', '-1m'],
  ],
  [
    ['promote', '--', '--force', '--help', '-h'],
    [['--force', '--help', '-h'], false, undefined, undefined],
  ],
  [
    ['people', 'add', 'a@b.example', '--name', 'A B'],
    ['a@b.example', undefined, 'A B'],
  ],
  [
    ['people', 'add', 'a@b.example', '5', '--name=A'],
    ['a@b.example', '5', 'A'],
  ],
  [
    ['staff', 'list', '--json', '--help'],
    ['list', '--json', '--help'],
  ],
])('%j calls the command with what was given', async (argv, given) => {
  expect(await run(...argv)).toEqual([0, '']);
  expect(seen).toEqual(given);
});

const promote = 'Usage: shop promote [options] <PART...>';
const add = 'Usage: shop people add [options] <EMAIL> [PHONE]';
test.each([
  [['promote'], `shop promote: missing required argument 'PART'. ${promote}`],
  [['promote', 'a', '--fast'], `shop promote: unknown option '--fast'. ${promote}`],
  [['promote', 'a', '-f'], `shop promote: unknown option '-f'. ${promote}`],
  [['promote', 'a', '--json'], `shop promote: unknown option '--json'. ${promote}`],
  [
    ['promote', 'a', '--share'],
    `shop promote: option '--share <10%>' argument missing. ${promote}`,
  ],
  [
    ['promote', 'a', '--share', '--watch', '30m'],
    `shop promote: option '--share <10%>' argument '--watch' is invalid. It needs a value. ${promote}`,
  ],
  [['people', 'add'], `shop people add: required option '--name <"Name">' not specified. ${add}`],
  [['people', 'add', '--name=A'], `shop people add: missing required argument 'EMAIL'. ${add}`],
  [
    ['people', 'add', 'a@b.example', '--name', ''],
    `shop people add: option '--name <"Name">' argument '' is invalid. It needs a value. ${add}`,
  ],
  [
    ['people', 'add', 'a', 'b', 'c', '--name=A'],
    `shop people add: too many arguments for 'add'. Expected 2 arguments but got 3. ${add}`,
  ],
  [['toString'], "shop: unknown command 'toString'. Usage: shop [options] [command]"],
  [['premote'], /^shop: unknown command 'premote' \(Did you mean promote\?\)\. /],
  [['people', 'invite', 'x'], /^shop people: unknown command 'invite'/],
  [['help', 'shop'], /^Usage: shop [^]*promote/],
  [['people'], /^Usage: shop people [^]*people add/],
])('%j is refused with the command, the mistake and the usage', async (argv, message) => {
  const [code, printed] = await run(...argv);
  expect(code).toBe(1);
  if (typeof message === 'string') expect(printed).toBe(message);
  else expect(printed).toMatch(message);
  expect(seen).toEqual([]);
});

test.each([[[]], [['help']], [['--help']], [['-h']]])('%j lists every command', async (argv) => {
  const [code, printed] = await run(...argv);
  expect(code).toBe(0);
  expect(printed.split('\n\n').slice(2)).toEqual([
    [
      'Commands:',
      '  promote [OPTIONS] <PART...>           make parts live',
      '  log [OPTIONS] [COUNT]                 recent changes',
      '  people add [OPTIONS] <EMAIL> [PHONE]  add a person',
      '  people list                           who may sign in',
      '  staff <COMMAND...>                    another program',
    ].join('\n'),
    'The shop must be open.',
  ]);
});

test.each([[['help', 'promote']], [['promote', '--help']], [['promote', 'a', '--help']]])(
  '%j explains its options',
  async (argv) => {
    const [code, printed] = await run(...argv);
    expect([code, printed.split('\n\n').slice(0, 2)]).toEqual([0, [promote, 'make parts live']]);
    expect(printed).toContain('  --share <10%>  of the visitors\n');
  },
);

test('a report is a table, or JSON, with an exit code of its own', async () => {
  expect(await run('log')).toEqual([0, 'count  is\n       none']);
  expect(await run('log', '0')).toEqual([1, 'count  is\n       0']);
  const [code, printed] = await run('log', '0', '--json');
  expect([code, JSON.parse(printed)]).toEqual([1, { count: '0' }]);
  expect(await runCommand(program, ['log', '5'])).toMatchObject({ data: { count: '5' } });
});

test('a command has an exit code; of a Fault only the message is printed', async () => {
  expect(await run('promote', 'bad')).toEqual([3, '']);
  const printed = jest.spyOn(console, 'error').mockReturnValue();
  const bug = new Error('bug');
  expect(await exitCodeOf(() => Promise.reject(bug))).toBe(1);
  expect(await exitCodeOf(() => Promise.reject(new Fault('\u001b[2J no key')))).toBe(1);
  expect(printed.mock.calls).toEqual([[bug], ['?[2J no key']]);
  printed.mockRestore();
});

test('the compiler refuses to read what a command does not declare', () => {
  const does = 'nothing';
  command({
    name: 'options',
    options: { force: 'overrule', share },
    does,
    run: async (_, given) => {
      // @ts-expect-error -- no such option
      void given.json;
      // @ts-expect-error -- perhaps it was not given
      void given.share.length;
    },
  });
  command({
    name: 'arguments',
    args: ['FILE', '[SETS]'],
    does,
    run: async ([file, sets, ...others]) => {
      // @ts-expect-error -- perhaps it was not given
      void [file.length, sets.length];
      // @ts-expect-error -- no third argument
      void others[0];
    },
  });
  command({
    name: 'none',
    does,
    // @ts-expect-error -- no argument and no option
    run: async ([file], { json }) => void [file, json],
  });
  expect(commands.find(({ name }) => name === 'log')?.options).toHaveProperty('json');
});
