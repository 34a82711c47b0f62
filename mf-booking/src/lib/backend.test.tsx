import { preparePage, testCompany } from '@site/federation/testing';
import { failureOf, loadBackend } from './backend';
import { refusal } from '../testing/fake-backend';

test('the client is loaded once, with the page’s company', async () => {
  preparePage({ company: { services: { ...testCompany.services, database: 'none' } } });
  const [one, two] = await Promise.all([loadBackend(), loadBackend()]);
  expect(one).toBe(two);
  expect(one.hasDatabase).toBe(false);
});

test('a refusal keeps its kind and field', () => {
  expect(failureOf(refusal('invalid', 'Name is required', 'name'))).toEqual({
    kind: 'invalid',
    message: 'Name is required',
    field: 'name',
  });
  expect(failureOf(refusal('full', 'taken'))).toEqual({ kind: 'full', message: 'taken' });
});

test.each([new TypeError('Failed to fetch'), 'words', undefined, refusal('weather', 'storm')])(
  'any other error (%p) counts as unreachable',
  (error) => {
    expect(failureOf(error).kind).toBe('unreachable');
  },
);
