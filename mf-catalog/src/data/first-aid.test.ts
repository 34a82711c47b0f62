import * as v from 'valibot';
import { stopsBeforeSupply } from './first-aid';
import { readCatalog } from './read-catalog';

const schema = v.pipe(
  v.object({
    safeToRun: v.object({ answer: v.string(), stop: v.optional(v.array(v.string())) }),
    rightNow: v.array(v.string()),
  }),
  stopsBeforeSupply(),
);
const accepts = (answer: string, step: string) =>
  v.safeParse(schema, { safeToRun: { answer }, rightNow: [step] }).success;

test.each([
  'Press Stop at once.',
  'Press Cancel. Keep the door shut.',
  'Move the pan off. Turn the knob to Off.',
  'Take the key out.',
])('"%s" is refused after the supply of what must not run', (step) => {
  expect(accepts('no', step)).toBe(false);
  expect(accepts('with-care', step)).toBe(true);
});

test.each([
  'Leave the breaker off.',
  'After one minute plug it in again, press Stop and set the clock.',
  'Pull the plug of the stove to stop the sparks.',
])('"%s" is a step like others', (step) => expect(accepts('no', step)).toBe(true));

test('every record that must not run and has controls of its own begins with them', () => {
  const must = readCatalog()
    .appliances.flatMap(({ issues }) => issues)
    .filter(({ safeToRun }) => safeToRun.answer === 'no');
  expect(must.length).toBeGreaterThan(30);
  expect(must.filter(({ safeToRun }) => safeToRun.stop).length).toBeGreaterThanOrEqual(19);
});
