import { badReleases, goodReleases, goodTimes, slowReleases, takenBack } from './simulation';
import { rule } from '../src/watch/rule';

// `npm run bench:canary` tries all of them and prints how often the rule is wrong.
test.each(goodReleases)('of 10,000 good releases few are taken back: $name', (trial) => {
  expect(takenBack(trial, 10_000)).toBeLessThan(2 * rule.alpha);
});
test.each(goodTimes)('of 300 good releases few are taken back: $name', (trial) => {
  expect(takenBack(trial, 300)).toBeLessThan(0.02);
});
test('bad releases are found, strong ones nearly always', () => {
  const missed = badReleases.map((trial) => 1 - takenBack(trial, 1000));
  expect(missed[1]).toBeLessThan(0.25);
  expect(missed[3]).toBeLessThan(0.05);
  expect(missed[4]).toBeLessThan(0.05);
  // Weak ones need more views than these; the decision record has the figures.
  expect(missed[0]).toBeGreaterThan(0.5);
  for (const trial of slowReleases) expect(1 - takenBack(trial, 200)).toBeLessThan(0.05);
});
