import { words } from '@site/data-types/lists.es';
import { faults } from './faults/faults';
import { repairTimes, typicalVisits } from './repair-times';

test('every fault and time has words in Spanish', () => {
  const values = [
    ...Object.values(faults).flatMap((of) => Object.values(of).map(({ label }) => label)),
    ...Object.values(typicalVisits),
    ...Object.values(repairTimes).flatMap((of) => Object.values(of)),
  ];
  expect(values.length).toBeGreaterThan(100);
  expect([...new Set(values)].filter((value) => !words[value])).toEqual([]);
});
