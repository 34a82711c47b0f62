import { fc, holds, text } from '@site/build/testing/fuzz';
import { bookingAppliances } from '@site/data-types/booking-lists';
import { bookingLimits } from '@site/data-types/booking-limits';
import { parseAddress } from '../appointment/use-address';
import { applianceAnswers, readPrefill, withLines, withoutLines } from './prefill';

const query = fc
  .array(fc.tuple(fc.constantFrom('appliance', 'issue', 'estimate', 'brand', 'zip'), text))
  .map((pairs) => new URLSearchParams(pairs));

test('any query fills only what a field may hold', () =>
  holds(
    fc.property(query, (search) => {
      const { appliance, issue, zip, ...lines } = readPrefill(search);
      const answers = applianceAnswers(appliance, issue);
      expect(['', ...bookingAppliances]).toContain(answers.appliance);
      expect(answers.issue.length).toBeLessThanOrEqual(bookingLimits.issue);
      expect(answers.otherIssue.length).toBeLessThanOrEqual(bookingLimits.issue);
      expect(zip).toMatch(/^(\d{5})?$/);
      for (const line of Object.values(lines)) expect(line).not.toMatch(/[\n\r\0]/);
      const filled = withLines(lines, 'It is loud.');
      expect(withLines(lines, filled)).toBe(filled);
      expect(withoutLines(filled, 'estimate', 'brand')).toBe('It is loud.');
    }),
  ));

test('any fragment names an appointment, or none', () =>
  holds(
    fc.property(fc.oneof(text, fc.string({ unit: fc.constantFrom(...'#APT-0123.') })), (hash) => {
      const { id, key } = parseAddress(hash);
      expect(id).toMatch(/^(APT-\d{6})?$/);
      if (key !== undefined) expect(key).toMatch(/^[\w-]{16,128}$/);
    }),
  ));
