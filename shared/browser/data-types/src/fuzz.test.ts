import { fc, holds, text } from '@site/build/testing/fuzz';
import { escapeHtml } from './escape-html';
import { formatPhone } from './format';
import { lettersOf, matchesName, nameWords } from './person-name';
import { patternOf, patternsOf } from './reports';
import { formatWindow, isWindowTime } from './visit';
import { isZip } from './zip';

test('a ZIP has five digits, whatever else is in the text', () =>
  holds(
    fc.property(fc.oneof(text, fc.string({ unit: fc.constantFrom(...'0123\n ') })), (typed) =>
      expect(isZip(typed)).toBe([...typed].length === 5 && /^[0-9]{5}$/.test(typed)),
    ),
  ));

test('a phone keeps its digits and is formatted once', () =>
  holds(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 }), (digits) => {
      const shown = formatPhone(digits);
      expect(digits.startsWith(shown.replace(/\D/g, ''))).toBe(true);
      expect(formatPhone(shown.replace(/\D/g, ''))).toBe(shown);
    }),
  ));

test('a name matches itself, also in other spacing', () =>
  holds(
    fc.property(text, (name) => {
      expect(nameWords(nameWords(name))).toBe(nameWords(name));
      if (lettersOf(name) > 1) expect(matchesName(name, `  ${name} `)).toBe(true);
    }),
  ));

test('escaped text has no tag and no end of an attribute', () =>
  holds(fc.property(text, (typed) => expect(escapeHtml(typed)).not.toMatch(/[<>"']/))));

test('a time that is no window is shown as it is', () =>
  holds(
    fc.property(text, (time) =>
      expect(isWindowTime(time) || formatWindow(time) === time).toBe(true),
    ),
  ));

test('the pattern of any address is one of the set', () => {
  const entry = { extras: { prefixes: ['/blog', '/faq'] } };
  const registry = { microFrontends: { 'mf-blog': [entry] } } as unknown as Parameters<
    typeof patternsOf
  >[0];
  const patterns = Object.keys(patternsOf(registry));
  return holds(
    fc.property(
      fc.oneof(
        text,
        fc.webPath(),
        fc.webPath().map((path) => `/blog${path}`),
      ),
      (path) => expect(patterns).toContain(patternOf(path, registry)),
    ),
  );
});
