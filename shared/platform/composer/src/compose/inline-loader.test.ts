import { pageLoader } from './inline-loader';

test('the script has the prefixes of the set in place of names that only the source has', async () => {
  const code = await pageLoader(['site.queue.', 'other-1.']);
  expect(code).toContain('/^site\\.queue\\.|^other-1\\./.test(');
  expect(code).not.toContain('storedKeys');
  expect(await pageLoader(['site.queue.', 'other-1.'])).toBe(code);
  expect(await pageLoader([])).toContain('/(?!)/.test(');
});

test('the script may stand inside a document', async () => {
  const code = await pageLoader(['site.queue.']);
  expect(code).not.toMatch(/<\/script|<!--|\bimport\b|\bexport\b/);
  expect(() => new Function(code)).not.toThrow();
});
