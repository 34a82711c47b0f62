import { readCatalog } from './read-catalog';
import { hazardsIn } from './hazards';

test.each([
  ['A smell of scorched lint', ['fire']],
  ['Blue flashes and arcing at the shelf', ['fire']],
  ['Burned plastic can be smelled at the door', ['fire']],
  ['Slight tingle felt from the steel trim', ['shock']],
  ['Hissing gas behind the stove', ['gas']],
  ['Orange or yellow tips above the blue cones', ['carbon-monoxide']],
  ['Spark electrode cracked', []],
  ['Shock absorbers of a front-loader leaking', []],
  ['Hot-gas valve coil open', []],
  ['Gasket flattened at one corner', []],
  ['Element burned open at a thin spot', []],
])('"%s" names %j', (text, expected) => {
  expect(hazardsIn([text])).toEqual(expected);
});

const issues = readCatalog().appliances.flatMap((appliance) => appliance.issues);

test('whatever burns gas warns of gas, and of carbon monoxide if the flame may be poor', () => {
  const named = (hazard: string) =>
    issues
      .filter(({ hazards }) => hazards.some((one) => one === hazard))
      .map(({ slug }) => slug)
      .toSorted();
  expect(named('gas')).toEqual([
    'cooktop-wont-ignite',
    'dryer-not-heating',
    'dryer-overheating',
    'oven-igniter-failing',
    'oven-not-heating',
    'range-oven-not-heating',
    'stove-burner-not-working',
    'stove-control-knob-broken',
    'stove-gas-smell',
    'stove-uneven-flame',
    'stove-wont-ignite',
  ]);
  expect(named('carbon-monoxide')).toEqual([
    'dryer-not-heating',
    'dryer-overheating',
    'oven-igniter-failing',
    'stove-gas-smell',
    'stove-uneven-flame',
  ]);
});

test('a danger is never safe to use, except water that can be shut off', () => {
  const wrong = issues.filter(
    ({ hazards, safeToRun }) =>
      safeToRun.answer !== 'no' && hazards.some((hazard) => hazard !== 'water'),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('gas is shut before a plug is pulled, because a plug can spark', () => {
  const late = issues.filter(({ safeToRun }) => safeToRun.switchOff.indexOf('gas') > 0);
  expect(late.map(({ slug }) => slug)).toEqual([]);
});

test('a leak names the water as what is shut first', () => {
  const leaks = issues.filter(({ fault }) => /leak/.test(fault));
  expect(leaks.length).toBeGreaterThan(4);
  for (const { slug, safeToRun, hazards } of leaks) {
    expect([slug, safeToRun.switchOff[0], hazards.includes('water')]).toEqual([
      slug,
      'water',
      true,
    ]);
  }
});

/** Steps that are too dangerous for a homeowner. */
const forbidden: [string, RegExp][] = [
  [
    'run a gas dryer with its duct off',
    /gas dryer.*(run|test).*(without|off) (the|its) duct(?! off)/i,
  ],
  ['touch again after a tingle', /(touch|test) (it )?again (to|and) (check|see)/i],
  ['air the room against carbon monoxide', /(air|ventilate) the (room|house|kitchen) (and|until)/i],
];
const toHomeowners = ({
  safeToRun,
  rightNow,
  tryFirst,
  stopIf,
  whenToCall,
  prevention,
}: (typeof issues)[number]) =>
  JSON.stringify([safeToRun.reason, rightNow, tryFirst, stopIf, whenToCall, prevention]);

test.each(forbidden)('no record tells a homeowner to %s', (_, words) => {
  expect(issues.filter((issue) => words.test(toHomeowners(issue))).map(({ slug }) => slug)).toEqual(
    [],
  );
});

test('no torch is used on a refrigerant circuit', () => {
  const tools = issues.flatMap(({ repairSteps }) =>
    repairSteps.flatMap((step) => step.toolsNeeded),
  );
  expect(tools.filter((tool) => /torch/i.test(tool))).toEqual([]);
});
