import { bookingLimits } from '@site/data-types/booking-limits';
import { withCity } from './to-request';

const katy = { zipCode: '77449', served: true, city: 'Katy' };

test.each([
  ['12 Bayou Lane', '12 Bayou Lane, Katy, TX'],
  ['12 Katy Freeway', '12 Katy Freeway, Katy, TX'],
  ['12 Bayou Lane, Katy', '12 Bayou Lane, Katy'],
  ['12 Bayou Lane, katy, tx', '12 Bayou Lane, katy, tx'],
  ['12 Bayou Lane Katy TX 77449', '12 Bayou Lane Katy TX 77449'],
  ['x'.repeat(bookingLimits.address - 3), 'x'.repeat(bookingLimits.address - 3)],
])('%s becomes %s', (address, whole) => expect(withCity(address, '77449', katy, 'TX')).toBe(whole));

test('nothing is added if the city is not known', () => {
  expect(withCity('12 Bayou Lane', '77002', katy, 'TX')).toBe('12 Bayou Lane');
  expect(withCity('12 Bayou Lane', '77449', null, 'TX')).toBe('12 Bayou Lane');
});
