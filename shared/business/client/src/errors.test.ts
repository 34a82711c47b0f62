import { backendError } from './errors';

jest.mock('./refusal-words', () => jest.requireActual('./refusal-words.es'));

test.each([
  [{ details: 'preferredDate', hint: 'past' }, 422, 'Elija una fecha futura'],
  [{ details: 'email', hint: null }, 422, 'Escriba un correo válido'],
  [
    { details: 'unknown', hint: null },
    422,
    'Una respuesta no se puede usar. Revíselas o llámenos.',
  ],
  [{ details: null, hint: null }, 503, 'English'],
])('a Spanish page has words for %j', (refusal, status, words) =>
  expect(backendError({ message: 'English', ...refusal }, status).message).toBe(words),
);
