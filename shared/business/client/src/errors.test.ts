import { callsOf } from './rpc';
import { visitorWords } from './refusal-words.es';

/** A client whose calls are refused. */
const refusing = (error: object, status: number) =>
  ({
    rpc: () => ({ abortSignal: () => Promise.resolve({ data: null, error, status }) }),
  }) as never;

test.each([
  [{ details: 'preferredDate', hint: 'past' }, 422, 'Elija una fecha futura'],
  [{ details: 'email', hint: null }, 422, 'Escriba un correo válido'],
  [
    { details: 'unknown', hint: null },
    422,
    'Una respuesta no se puede usar. Revíselas o llámenos.',
  ],
  [{ details: null, hint: null }, 503, 'English'],
])('a Spanish page has words for %j', async (refusal, status, words) => {
  const client = refusing({ message: 'English', ...refusal }, status);
  const call = (options?: object) => callsOf(async () => client, 1000, options)('book', {});
  await expect(call({ wordsOf: visitorWords })).rejects.toMatchObject({ status, message: words });
  await expect(call()).rejects.toMatchObject({ status, message: 'English' });
});
