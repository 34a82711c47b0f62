import { commands, main } from './cli';
import { usage } from './usage';

test('help explains every command there is, and no other', async () => {
  expect(usage.map(([name]) => name).sort()).toEqual(Object.keys(commands).sort());
  const lines: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  expect(await main(['--help'])).toBe(0);
  log.mockRestore();
  expect(lines).toHaveLength(usage.length);
  expect(lines.join('\n')).toMatch(/^site release PART +build one part/m);
});

test('an unknown command names those there are', async () => {
  const told: unknown[] = [];
  const error = jest.spyOn(console, 'error').mockImplementation((line) => told.push(line));
  expect(await main(['relase'])).toBe(1);
  error.mockRestore();
  expect(told.join()).toMatch(/no command "relase"\. One of .*release.*--help/);
});
