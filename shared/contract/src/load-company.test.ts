import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { loadCompany } from './load-company';

const dir = temporaryDir('company');

async function fileWith(change: (company: Record<string, unknown>) => void): Promise<string> {
  const company = structuredClone(await loadCompany({})) as unknown as Record<string, unknown>;
  change(company);
  const file = join(dir, `${Math.random().toString(36).slice(2)}.json`);
  writeFileSync(file, JSON.stringify(company));
  return file;
}

test('the site’s own company is complete', async () => {
  expect((await loadCompany({})).rawPhone).toMatch(/^\+1\d{10}$/);
});

test('environment variables override single values', async () => {
  const company = await loadCompany({
    COMPANY_NAME: 'Other Repairs',
    COMPANY_HOURS_WEEKDAY_OPENS: '06:30',
    COMPANY_WARRANTY_DAYS: '120',
    COMPANY_PUBLISH_OWN_RATING: 'true',
  });
  expect(company).toMatchObject({
    name: 'Other Repairs',
    hours: { weekday: { opens: '06:30', closes: '20:00' } },
    warrantyDays: 120,
    publishOwnRating: true,
  });
});

test.each([
  ['siteUrl', (c: Record<string, unknown>) => (c.siteUrl = 'https://x.example/'), 'siteUrl'],
  ['rawPhone', (c: Record<string, unknown>) => (c.rawPhone = '713'), 'rawPhone'],
  ['a missing field', (c: Record<string, unknown>) => delete c.claims, 'claims'],
  ['an unknown field', (c: Record<string, unknown>) => (c.fax = '1'), 'fax'],
  ['a zone', (c: Record<string, unknown>) => (c.timeZone = 'Texas'), 'timeZone'],
])('%s that is wrong is named with its file', async (_, change, field) => {
  const file = await fileWith(change);
  await expect(loadCompany({ COMPANY_FILE: file })).rejects.toThrow(
    new RegExp(`^${file}: ${field}: `),
  );
});

test('a value that is not a number is refused', async () => {
  await expect(loadCompany({ COMPANY_WARRANTY_DAYS: 'many' })).rejects.toThrow('warrantyDays');
});

test('a missing file is reported in one line', async () => {
  await expect(loadCompany({ COMPANY_FILE: '/nowhere/company.json' })).rejects.toThrow(
    /^\/nowhere\/company\.json: cannot be read/,
  );
});
