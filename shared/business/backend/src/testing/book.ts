import { addDays, todayIn } from '@site/data-types/calendar';
import { testCompany } from '@site/data-types/test-company';

/** A request for a visit; each `n` has another window and customer. */
export const visitRequest = (n: number) => ({
  name: 'Ada Quillfeather',
  phone: `832555${String(1000 + n)}`,
  email: `ada${n}@mailbox.example`,
  address: '17 Larkspur Crescent',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'Not heating',
  description: 'The key is under the mat',
  preferredDate: addDays(todayIn(testCompany.timeZone), 2 + (n % 50)),
  preferredTime: ['8-10 AM', '10-12', '12-2 PM'][Math.floor(n / 50) % 3] ?? '',
  idempotencyKey: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
});

/** Key of the embedded server, which every browser has. */
export const publicKey = 'sb_publishable_embedded';

export const bookingPath = '/rest/v1/rpc/book_appointment';

/** Books a visit as the browser does. A repeat of the same `n` answers with the same appointment. */
export const book = (url: string, n: number, headers: Record<string, string> = {}) =>
  fetch(`${url}${bookingPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publicKey, ...headers },
    body: JSON.stringify({ request: visitRequest(n) }),
  });

/** Number of the appointment. @throws Error when it was not booked */
export async function bookedId(answer: Response): Promise<string> {
  const { id, message } = (await answer.json()) as { id?: string; message?: string };
  if (!id) throw new Error(`${answer.status}: ${message}`);
  return id;
}
