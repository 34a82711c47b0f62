import { companyIn } from './company';
import { loadCompany } from './load-company';

const documentOf = (company: unknown) =>
  `<p>Hi</p><script type="application/json" id="company">${JSON.stringify(company).replaceAll('<', '\\u003c')}</script>`;

test('a document has the company that it was composed with', async () => {
  const company = { ...(await loadCompany({})), name: 'Fix </script> It' };
  const read = companyIn(documentOf(company), '/');
  expect(read).toEqual(company);
  // Sets are named by this text, so another order would make another set.
  expect(JSON.stringify(read)).toBe(JSON.stringify(company));
});

test('a document without a company is named', () =>
  expect(() => companyIn('<p>Hi</p>', 'https://x.example/')).toThrow(
    'https://x.example/: has no company; is it a page of the site?',
  ));

test('a company of another shape is refused with the field', () =>
  expect(() => companyIn(documentOf({}), '/')).toThrow(/^\/: name: /));
