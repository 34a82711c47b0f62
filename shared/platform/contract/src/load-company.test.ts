import { mkdirSync, writeFileSync } from 'node:fs';
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
  expect(await loadCompany({})).toHaveProperty('rawPhone', expect.stringMatching(/^\+1\d{10}$/));
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

test.each([
  [{ COMPANY_PHONE: '(713) 555-0143' }, 'rawPhone: must be the number in phone'],
  [{ COMPANY_RAW_SECOND_PHONE: '+12025550179' }, 'rawSecondPhone: must be the number in second'],
])('a number that is shown but not called is refused: %j', (env, message) =>
  expect(loadCompany(env)).rejects.toThrow(message),
);

test('both forms of a number are changed together, and a number may have letters', async () => {
  const digits = { COMPANY_PHONE: '713-555-0143', COMPANY_RAW_PHONE: '+17135550143' };
  expect(await loadCompany(digits)).toHaveProperty('rawPhone', '+17135550143');
  expect((await loadCompany({ COMPANY_PHONE: '(713) 555-FIXX' })).phone).toBe('(713) 555-FIXX');
});

test('a value that is not a number is refused', async () => {
  await expect(loadCompany({ COMPANY_WARRANTY_DAYS: 'many' })).rejects.toThrow(
    /company\.ts with COMPANY_WARRANTY_DAYS: warrantyDays/,
  );
});

test('an empty variable replaces nothing', async () => {
  const env = { COMPANY_FILE: '', COMPANY_NAME: '', COMPANY_WARRANTY_DAYS: ' ' };
  expect(await loadCompany(env)).toEqual(await loadCompany({}));
});

test('a missing file is reported in one line', async () => {
  await expect(loadCompany({ COMPANY_FILE: '/nowhere/company.json' })).rejects.toThrow(
    /^\/nowhere\/company\.json: cannot be read/,
  );
});

describe('without a file of the company', () => {
  const lost = { SITE_DIR: process.env.SITE_DIR };
  afterEach(() => {
    if (lost.SITE_DIR === undefined) delete process.env.SITE_DIR;
    else process.env.SITE_DIR = lost.SITE_DIR;
    jest.resetModules();
    jest.dontMock('./paths');
  });

  /** The module as in a repository that has no shell. */
  async function inOtherRepository(siteDir: string) {
    process.env.SITE_DIR = siteDir;
    jest.doMock('./paths', () => ({
      ...jest.requireActual<object>('./paths'),
      companyFile: () => join(dir, 'shell/company.ts'),
    }));
    jest.resetModules();
    return import('./load-company');
  }

  test('it is the company of the live set, with single values of the environment', async () => {
    const company = await loadCompany({});
    const site = temporaryDir('site');
    const block = `<script type="application/json" id="company">${JSON.stringify(company)}</script>`;
    const set = { id: 'a1', createdAt: '', versions: {}, previous: {}, notFound: [], rendered: 1 };
    const home = { file: 'index.html', owner: 'shell', kind: 'content', indexed: true };
    mkdirSync(join(site, 'sets/a1/public'), { recursive: true });
    writeFileSync(join(site, 'sets/a1/public/index.html'), block);
    writeFileSync(join(site, 'sets/a1/set.json'), JSON.stringify({ ...set, pages: { '/': home } }));
    writeFileSync(join(site, 'live'), 'a1 2026-11-22T10:00:00.000Z\n');
    const other = await inOtherRepository(site);
    expect(await other.loadCompany({})).toEqual(company);
    expect(await other.loadCompany({ COMPANY_NAME: 'Other' })).toEqual({
      ...company,
      name: 'Other',
    });
  });

  test('and without a live set, the message says what to do', async () => {
    const other = await inOtherRepository(temporaryDir('empty'));
    await expect(other.loadCompany({})).rejects.toThrow('name a file in COMPANY_FILE');
  });
});
