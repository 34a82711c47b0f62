import { openingHours } from './opening-hours';

test('hours are two lines', () => {
  expect(
    openingHours({
      weekday: { opens: '07:00', closes: '20:00' },
      weekend: { opens: '08:00', closes: '18:00' },
    }),
  ).toEqual(['Mon-Fri 7:00 AM - 8:00 PM', 'Sat-Sun 8:00 AM - 6:00 PM']);
});
