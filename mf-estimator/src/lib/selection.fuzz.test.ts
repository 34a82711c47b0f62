import { fc, holds, text } from '@site/build/testing/fuzz';
import { readSelection, writeSelection } from './selection';

const names = fc.constantFrom('appliance', 'issue', 'view', 'other', '__proto__');
const values = fc.oneof(
  text,
  fc.constantFrom('dryer', 'oven', 'not-heating', 'dryer-not-heating', 'result', 'constructor'),
);

test('any query is a selection of the calculator, and is written as it is read', () =>
  holds(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (pairs) => {
      const params = new URLSearchParams(pairs);
      const selection = readSelection(params);
      const written = writeSelection(params, selection);
      expect(readSelection(written)).toEqual(selection);
      expect(written.get('other')).toBe(params.get('other'));
    }),
  ));
