import { visitWindows } from './visit-windows';

test('counts the windows that fit into the opening hours', () => {
  expect(visitWindows({ opens: '07:00', closes: '20:00' })).toBe(
    '8 AM - 8 PM, in 6 windows of two hours',
  );
  expect(visitWindows({ opens: '09:30', closes: '17:30' })).toBe(
    '10 AM - 4 PM, in 3 windows of two hours',
  );
  expect(visitWindows({ opens: '10:30', closes: '11:30' })).toBe('No visits');
});
