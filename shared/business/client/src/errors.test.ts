import { callsOf } from './rpc';
import { visitorWords } from './refusal-words';
import { staffWords } from './staff-words.es';

/** A client whose calls are refused. */
const refusing = (error: object, status: number) =>
  ({
    rpc: () => ({ abortSignal: () => Promise.resolve({ data: null, error, status }) }),
  }) as never;

test.each([
  [{ details: 'preferredDate', hint: 'past' }, 422, 'Please select a future date'],
  [{ details: 'email', hint: null }, 422, 'Please enter a valid email address'],
  [{ details: 'to_date', hint: null }, 409, 'Please choose another date'],
  [{ details: 'x', hint: null }, 422, 'One answer cannot be used. Please check them or call us.'],
  [{ details: 'booking:pair', hint: 'Retry after 60 seconds' }, 429, 'Too many requests.'],
  [{ details: null, hint: null }, 503, 'of the database'],
])('a visitor reads the words of the page for %j', async (refusal, status, words) => {
  const client = refusing({ message: 'of the database', ...refusal }, status);
  const call = (options?: object) => callsOf(async () => client, 1000, options)('book', {});
  await expect(call({ wordsOf: visitorWords })).rejects.toMatchObject({
    ...{ status, message: expect.stringContaining(words) as string },
  });
  await expect(call()).rejects.toMatchObject({ status, message: 'of the database' });
});

test('staff on a Spanish page read the sentence of the database in Spanish', async () => {
  const client = refusing({ message: 'This visit is over' }, 409);
  await expect(
    callsOf(async () => client, 1000, { wordsOf: staffWords })('move', {}),
  ).rejects.toMatchObject({ message: 'Esta visita ya terminó' });
});
