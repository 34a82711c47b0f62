import vm from 'node:vm';

const { compileFunction } = vm;
beforeAll(() => import('./keep-compiled'));
afterAll(() => {
  vm.compileFunction = compileFunction;
});

const run = (source: string, params: string[], ...args: number[]): unknown =>
  vm.compileFunction(source, params, { filename: 'file.js' })(...args);

test('a file is compiled again when its text or its parameters have changed', () => {
  expect(run('return a + b', ['a', 'b'], 3, 2)).toBe(5);
  expect(run('return a + b', ['a', 'b'], 4, 2)).toBe(6);
  // Of the same length, which is all that V8 compares.
  expect(run('return a - b', ['a', 'b'], 3, 2)).toBe(1);
  expect(run('return a - b', ['b', 'a'], 3, 2)).toBe(-1);
});

test('a file that is unchanged is not parsed again', () => {
  const source = 'return a * 7';
  const made = () => vm.compileFunction(source, ['a'], { filename: 'same.js' });
  made();
  const again = made() as ReturnType<typeof made> & { cachedDataRejected?: boolean };
  expect(again.cachedDataRejected).toBe(false);
  expect(again(6)).toBe(42);
});
