import { embeddedPublicKey } from '@site/client/public-key';
import { addDays, todayIn } from '@site/data-types/calendar';

export const bookingPath = '/rest/v1/rpc/book_appointment';
export const windowsPath = '/rest/v1/rpc/open_windows';

/** Headers that every browser sends with a call of the backend. */
export const callHeaders = {
  'content-type': 'application/json',
  apikey: embeddedPublicKey,
};

const windows = ['8-10 AM', '10-12', '12-2 PM', '2-4 PM', '4-6 PM'];

/**
 * A booking as the form sends it. Each `n` has another customer and key. No visit is tomorrow, because
 * one that is booked late for tomorrow has no reminder.
 */
export const bookingOf = (n: number) => ({
  name: 'Ada Example',
  phone: `8${String(n).padStart(9, '0')}`,
  email: `ada${n}@example.com`,
  address: '1 Main Street',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'Not heating',
  description: 'It turns, but stays cold.',
  preferredDate: addDays(todayIn('America/Chicago'), 2 + (n % 50)),
  preferredTime: windows[n % windows.length],
  idempotencyKey: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
});
