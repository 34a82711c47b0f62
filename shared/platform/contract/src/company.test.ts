import { companyIn } from './company';
import { loadCompany } from './load-company';

const readNothing = () => Promise.reject(new Error('no file'));

const documentOf = (company: unknown) =>
  `<p>Hi</p><script type="application/json" id="company">${JSON.stringify(company).replaceAll('<', '\\u003c')}</script>`;

test('a document has the company that it was composed with', async () => {
  const company = { ...(await loadCompany({})), name: 'Fix </script> It' };
  const read = await companyIn(documentOf(company), '/', readNothing);
  expect(read).toEqual(company);
  // Sets are named by this text, so another order would make another set.
  expect(JSON.stringify(read)).toBe(JSON.stringify(company));
});

test('a document without a company is named', () =>
  expect(companyIn('<p>Hi</p>', 'https://x.example/', readNothing)).rejects.toThrow(
    'https://x.example/: has no company; is it a page of the site?',
  ));

test('a company of another shape is refused with the field', () =>
  expect(companyIn(documentOf({}), '/', readNothing)).rejects.toThrow(/^\/: name: /));

test('a document names the file that has its company', async () => {
  const company = await loadCompany({});
  const boot = JSON.stringify({ set: 'a', data: ['/releases/set/a/data.json', 'sha256-x'] });
  const html = `<script type="application/json" id="boot">${boot}</script>`;
  const asked: string[] = [];
  const read = (path: string) => {
    asked.push(path);
    return Promise.resolve(JSON.stringify({ site: {}, company }));
  };
  expect(await companyIn(html, '/', read)).toEqual(company);
  expect(asked).toEqual(['/releases/set/a/data.json']);
  await expect(companyIn(html, '/', () => Promise.resolve('{}'))).rejects.toThrow(
    /^\/ \/releases\/set\/a\/data.json: company: /,
  );
});
