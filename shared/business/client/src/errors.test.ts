import { callsOf } from './rpc';
import { visitorWords } from './refusal-words';
import { staffWords } from './staff-words';

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
  const call = callsOf(async () => client, 1000, { wordsOf: visitorWords });
  await expect(call('book', {})).rejects.toMatchObject({
    ...{ status, message: expect.stringContaining(words) as string },
  });
});

test.each([
  [{ message: 'over', hint: 'over' }, 'This visit is over'],
  [
    { message: 'not_in_area {"name": "Ana Ruiz", "zip": "77002"}', hint: 'not_in_area' },
    'Ana Ruiz does not work in 77002',
  ],
  // A reason that only visitors meet, and an older database.
  [{ message: 'taken', hint: 'taken' }, 'This time has just been taken'],
  [{ message: 'This day is too far ahead', hint: 'too_far' }, 'This day is too far ahead'],
  [{ message: 'This visit is over', hint: null }, 'This visit is over'],
])('a person on staff reads %j in words', async (refusal, words) => {
  const call = callsOf(async () => refusing(refusal, 403), 1000, { wordsOf: staffWords });
  await expect(call('move', {})).rejects.toMatchObject({ message: words });
});
