import { mailedLink } from './mailed-pages';

test('a secret stays one value of the query', () => {
  const link = new URL(mailedLink('https://site.example', 'confirmVisit', 'a&b=c#d'));
  expect(link.origin).toBe('https://site.example');
  expect([...link.searchParams]).toEqual([['hold', 'a&b=c#d']]);
  expect(link.hash).toBe('');
});
