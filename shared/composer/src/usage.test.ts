import { commands, main } from './cli';
import { usage } from './usage';

test('help explains exactly the existing commands', async () => {
  expect(usage.map(([name]) => name).sort()).toEqual(Object.keys(commands).sort());
  const lines: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  expect(await main(['--help'])).toBe(0);
  log.mockRestore();
  expect(lines).toHaveLength(usage.length);
  expect(lines.join('\n')).toMatch(/^site release PART +build one part/m);
});

test('an unknown command lists the existing ones', async () => {
  const printed: unknown[] = [];
  const error = jest.spyOn(console, 'error').mockImplementation((line) => printed.push(line));
  expect(await main(['relase'])).toBe(1);
  error.mockRestore();
  expect(printed.join()).toMatch(/no command "relase"\. One of .*release.*--help/);
});
