import { bookingAppliances, estimateLabels, presetIssues } from './booking-lists';
import { applianceNames, windowTimes } from './entities';
import { applianceWords } from './appliance-words.es';
import { addressIn, language, pathIn } from './language';
import { words } from './lists.es';
import { applianceName, shown } from './shown';

test.each([
  ['/', '/es'],
  ['/blog', '/es/blog'],
  ['/issues/dryer-not-heating', '/es/issues/dryer-not-heating'],
])('%s is %s in Spanish, and back', (path, address) => {
  expect(addressIn('es', path)).toBe(address);
  expect(pathIn('es', address)).toBe(path);
  expect(addressIn('en', path)).toBe(path);
  expect(pathIn('en', path)).toBe(path);
});

test.each(['/estimate', '/escape/x', '/essays'])('%s is a path in English', (path) => {
  expect(pathIn('es', path)).toBe(path);
});

test('this build is English, and its words are the values', () => {
  expect(language).toBe('en');
  expect(shown("Won't Start")).toBe("Won't Start");
  expect(applianceName('dryer')).toBe('Dryer');
});

test('every value of a list has words in Spanish', () => {
  const values = [
    ...Object.values(applianceNames),
    ...bookingAppliances,
    ...bookingAppliances.flatMap(presetIssues),
    ...estimateLabels,
    // Without AM or PM they read alike.
    ...windowTimes.filter((time) => time !== '10-12' && !time.startsWith('Evening')),
    '6-8 PM',
    // Of a service record without a person or a text, and of one whose customer has been erased.
    ...['Service Team', 'Appliance repair service', 'Labor', 'Part', 'Erased'],
  ];
  const all = { ...applianceWords, ...words };
  expect(values.filter((value) => !all[value])).toEqual([]);
});
