import { thisMachine } from '@site/server/caller';
import { Limits } from './limits';

test('a caller past the limit is refused until the period is over, others are not', () => {
  const limits = new Limits(3, 60_000);
  for (let n = 0; n < 3; n++) limits.count('203.0.113.9', 1000);
  expect(() => limits.count('203.0.113.9', 2000)).toThrow(
    expect.objectContaining({ status: 429, hint: 'Retry after 59 seconds' }),
  );
  limits.count('203.0.113.10', 2000);
  limits.count('203.0.113.9', 61_000);
});

test('requests of this machine are not counted', () => {
  const limits = new Limits(1, 60_000);
  const calls = (caller: string) => () => {
    for (let n = 0; n < 5; n++) limits.count(caller, 0);
  };
  expect(calls(thisMachine)).not.toThrow();
  expect(calls('203.0.113.9')).toThrow('Too many requests');
});

test('a flood of callers does not fill the memory, and the newest stay counted', () => {
  const limits = new Limits(1, 60_000);
  for (let n = 0; n < 50_000; n++) limits.count(`caller ${n}`, 0);
  expect(() => limits.count('caller 49999', 0)).toThrow('Too many requests');
  expect(() => limits.count('caller 0', 0)).not.toThrow();
});
