import { loadCompany } from '@site/contract/load-company';
import { securityExpiry, siteFiles } from './site-files';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M8 8h16v16z"/></svg>';

async function filesOf(name = 'Fieldwork Appliance Repair') {
  const company = { ...(await loadCompany({})), name };
  return siteFiles({
    set: {
      id: 'abc123',
      createdAt: '2026-11-21T12:00:00.000Z',
      versions: { shell: '1.0.0-a', 'mf-blog': '1.2.0-b' },
      previous: {},
      pages: {},
      notFound: [],
      rendered: 0,
    },
    company,
    theme: { page: { light: '#faf6ec', dark: '#12171d' }, signal: '#e6641a' },
    icon,
    languages: ['en', 'es'],
    expires: '2027-07-01T00:00:00.000Z',
    apps: [{ name: 'Staff', path: '/staff', languages: ['en', 'es'] }],
  });
}

const sizeOf = (png: string | Buffer | undefined): number[] => {
  const bytes = Buffer.from(png ?? '');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('every icon of the manifest exists in the size it states', async () => {
  const files = await filesOf();
  const { icons, ...manifest } = JSON.parse(String(files['site.webmanifest']));
  expect(manifest).toMatchObject({
    name: 'Fieldwork Appliance Repair',
    short_name: 'Fieldwork',
    theme_color: '#faf6ec',
  });
  const drawn = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) {
    expect([src, sizeOf(files[src.slice(1)]).join('x')]).toEqual([src, sizes]);
  }
  expect(sizeOf(files['apple-touch-icon.png'])).toEqual([180, 180]);
});

test('the app of a Spanish page opens in Spanish', async () => {
  const files = await filesOf();
  expect(JSON.parse(String(files['es/site.webmanifest']))).toMatchObject({
    ...{ id: '/es', start_url: '/es', scope: '/', lang: 'es' },
  });
  expect(files['.well-known/security.txt']).toContain('Preferred-Languages: en, es\n');
  expect(files['humans.txt']).toContain('Language: English, Spanish\n');
});

test('a part’s app begins at its prefix, with icons of its own', async () => {
  const files = await filesOf();
  const { icons, ...manifest } = JSON.parse(String(files['staff.webmanifest']));
  expect(manifest).toMatchObject({
    id: '/staff',
    start_url: '/staff',
    name: 'Staff: Fieldwork Appliance Repair',
    short_name: 'Staff',
  });
  for (const { src, sizes } of icons) {
    expect([src, sizeOf(files[src.slice(1)]).join('x')]).toEqual([src, sizes]);
  }
  expect(JSON.parse(String(files['es/staff.webmanifest']))).toMatchObject({
    ...{ id: '/es/staff', start_url: '/es/staff', lang: 'es', icons },
  });
  expect(files['staff-192.png']).not.toEqual(files['icon-192.png']);
});

test.each([
  ['Fieldwork Appliance Repair', 'Fieldwork'],
  ['Bay Fix It Company', 'Bay Fix It'],
  ['Uninterruptedly Yours', 'Uninterruptedly'],
])('%s is %s below an icon', async (name, short) => {
  expect(JSON.parse(String((await filesOf(name))['site.webmanifest'])).short_name).toBe(short);
});

test('humans.txt lists the live versions', async () => {
  const text = String((await filesOf())['humans.txt']);
  expect(text).toContain('Set: abc123\nshell: 1.0.0-a\nmf-blog: 1.2.0-b\n');
});

test('security.txt has the fields that RFC 9116 requires', async () => {
  const { email, siteUrl } = await loadCompany({});
  expect(String((await filesOf())['.well-known/security.txt']).split('\n')).toEqual([
    `Contact: mailto:${email}`,
    'Expires: 2027-07-01T00:00:00.000Z',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    'Preferred-Languages: en, es',
    '',
  ]);
});

test.each([
  ['2026-01-01T00:00:00Z', '2027-01-01'],
  ['2026-06-30T23:59:59Z', '2027-01-01'],
  ['2026-07-01T00:00:00Z', '2027-07-01'],
  ['2026-12-31T23:59:59Z', '2027-07-01'],
])('a contact published at %s expires on %s', (now, date) => {
  expect(securityExpiry(new Date(now))).toBe(`${date}T00:00:00.000Z`);
});
