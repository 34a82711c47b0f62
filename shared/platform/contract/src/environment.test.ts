import { join } from 'node:path';
import { assertEnvironment, setting, textOf, variableRows, variables } from './environment';
import { companyFile, dataDir, root } from './paths';

test.each(Object.keys(variables))('%s: an empty value, or only spaces, is no value', (name) => {
  const known = name as keyof typeof variables;
  for (const text of ['', '  ']) {
    expect(setting(known, { [name]: text })).toBeUndefined();
    expect(() => assertEnvironment({ [name]: text })).not.toThrow();
  }
  expect(textOf('COMPANY_NAME', { COMPANY_NAME: '' })).toBeUndefined();
});

test('values have the type of their variable', () => {
  const env = {
    PORT: '0',
    TRUST_PROXY: '2',
    READY_MAIL_MINUTES: '2.5',
    LOG_FORMAT: 'json',
    DATABASE_URL: 'postgres:///site?host=/run/postgresql',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    SITE_OVERRIDE_ORIGINS: 'http://localhost:3004, https://parts.example',
  };
  const names = Object.keys(env) as (keyof typeof env)[];
  expect(names.map((name) => setting(name, env))).toEqual([
    0,
    2,
    2.5,
    'json',
    env.DATABASE_URL,
    env.SMTP_URL,
    ['http://localhost:3004', 'https://parts.example'],
  ]);
  expect(setting('SITE_OVERRIDE_ORIGINS', { SITE_OVERRIDE_ORIGINS: 'none' })).toEqual([]);
});

test.each([
  [{ PORT: '65536' }, 'PORT: "65536" is no port number, 0 to 65535'],
  [{ PORT: '3000abc' }, 'PORT: "3000abc" is no port number, 0 to 65535'],
  [{ PORT: '-1' }, 'PORT: "-1" is no port number, 0 to 65535'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: "true" is no number of proxies, 0 to 9'],
  [{ READY_DISK_MB: '-1' }, 'READY_DISK_MB: "-1" is no number of 0 or more'],
  [{ LOG_ADDRESSES: 'maybe' }, 'LOG_ADDRESSES: "maybe" is not yes or no'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: fewer than 20 characters can be guessed'],
  [
    { DATABASE_URL: 'mysql://root:secret@db' },
    'DATABASE_URL: is no address of a database, postgres://USER:PASSWORD@HOST/NAME',
  ],
  [{ SMTP_URL: 'mail:25' }, 'SMTP_URL: is no address of a mail server, smtp://HOST:PORT'],
  [
    { SITE_OVERRIDE_ORIGINS: "https://a.example 'self'" },
    `SITE_OVERRIDE_ORIGINS: "'self'" is no origin, https://HOST:PORT`,
  ],
  [{ AWS_ENDPOINT_URL: 'storage' }, 'AWS_ENDPOINT_URL: is no address; write https://HOST'],
])('%j is refused with its name, and no secret is printed', (env, message) =>
  expect(() => assertEnvironment(env)).toThrow(message),
);

test('every wrong variable is named at once', () =>
  expect(() => assertEnvironment({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(
    /^PORT: .*\nTRUST_PROXY: /,
  ));

test('relative paths start at the root, wherever the command was called', () => {
  expect(dataDir({ DATA_DIR: 'here', INIT_CWD: '/elsewhere' })).toBe(join(root, 'here'));
  expect(dataDir({ DATA_DIR: '' })).toBe(join(root, '.data'));
  expect(companyFile({ COMPANY_FILE: 'other.json' })).toBe(join(root, 'other.json'));
  expect(dataDir({ DATA_DIR: '/var/lib/site' })).toBe('/var/lib/site');
});

test('the help has a row for each variable', () =>
  expect(
    variableRows()
      .slice(2)
      .map(([name]) => name?.trim()),
  ).toEqual(Object.keys(variables)));
