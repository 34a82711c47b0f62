import { Fault } from './fault';

/** A variable of the environment: how it is written, what it is for, and how its text is read. */
interface Variable<T> {
  /** Printed by the help: the default, or the form of a value. */
  takes: string;
  does: string;
  /** @throws Error saying what is wrong with the text */
  read: (text: string) => T;
}

const fail = (problem: string): never => {
  throw new Error(problem);
};

const text = (takes: string, does: string): Variable<string> => ({ takes, does, read: String });

/** @param form what every value must match @param problem sentence without the value: it may be secret */
const matching = (
  takes: string,
  does: string,
  form: RegExp,
  problem: string,
): Variable<string> => ({
  takes,
  does,
  read: (value) => (form.test(value) ? value : fail(problem)),
});

const number = (takes: string, does: string, largest = Infinity): Variable<number> => ({
  takes,
  does,
  read: (value) =>
    /^\d+(\.\d+)?$/.test(value) && Number(value) <= largest
      ? Number(value)
      : fail(`"${value}" is no number of 0 or more`),
});

const integer = (takes: string, does: string, largest: number, what: string): Variable<number> => ({
  takes,
  does,
  read: (value) =>
    /^\d{1,6}$/.test(value) && Number(value) <= largest
      ? Number(value)
      : fail(`"${value}" is no ${what}, 0 to ${largest}`),
});

const oneOf = <const T extends string>(takes: string, does: string, values: T[]): Variable<T> => ({
  takes,
  does,
  read: (value) =>
    values.find((each) => each === value) ?? fail(`"${value}" is not ${values.join(' or ')}`),
});

const postgres = (does: string): Variable<string> =>
  matching(
    'postgres://…',
    does,
    /^postgres(ql)?:\/\/./,
    'is no address of a database, postgres://USER:PASSWORD@HOST/NAME',
  );

const origin = (takes: string, does: string): Variable<string> =>
  matching(takes, does, /^https?:\/\/[^\s/]+\/?$/, 'is no address of a site, https://HOST');

const origins = (takes: string, does: string): Variable<string[]> => ({
  takes,
  does,
  read: (value) =>
    value === 'none'
      ? []
      : value
          .split(/[\s,]+/)
          .filter(Boolean)
          .map((each) =>
            /^https?:\/\/[\w.-]+(:\d+)?$/.test(each)
              ? each
              : fail(`"${each}" is no origin, https://HOST:PORT`),
          ),
});

const endpoint = (): Variable<string> =>
  matching(
    'https://HOST',
    'server of the object storage, unless it is Amazon',
    /^https?:\/\/[^\s/]/,
    'is no address; write https://HOST',
  );

/** Every variable that the commands and the server read, in the order of the help. */
export const variables = {
  SITE_DIR: text('.site', 'folder of releases, sets and what is live'),
  SOURCES_DIR: text('.', 'folder of the parts'),
  SITE_CACHE: text('node_modules/.cache/site-minified', 'folder of results that builds use again'),
  COMPANY_FILE: text(
    'shell/company.ts',
    'the facts of the business; COMPANY_NAME=… and so on replace one',
  ),
  HOST: text('127.0.0.1', 'address that the server listens on'),
  PORT: integer('3000', 'port of the server', 65535, 'port number'),
  DATA_DIR: text('.data', 'folder of database, photos, mails and keys'),
  DATABASE_URL: postgres('the database, instead of the one in DATA_DIR'),
  SMTP_URL: matching(
    'smtp://…',
    'mail server, instead of the local inbox',
    /^smtps?:\/\/./,
    'is no address of a mail server, smtp://HOST:PORT',
  ),
  TRUST_PROXY: integer(
    '0',
    'proxies in front, each adding to X-Forwarded-For',
    9,
    'number of proxies',
  ),
  LOCAL_HOST: text('HOST:PORT', 'name by which you reach this machine through a tunnel'),
  SITE_OVERRIDE_ORIGINS: origins(
    'https://…,https://…',
    'where ?override= may load a part from, or none',
  ),
  METRICS_TOKEN: matching(
    'TEXT',
    'opens /metrics to others than this machine',
    /^.{20,}$/,
    'fewer than 20 characters can be guessed',
  ),
  READY_MAIL_MINUTES: number('15', 'age of a waiting mail that makes the site not ready'),
  READY_DISK_MB: number('200', 'free space below which the site is not ready'),
  LOG_FORMAT: oneOf('json|text', 'lines for a machine or for a person', ['json', 'text']),
  LOG_REQUESTS: oneOf('problems|all', 'which requests are logged', ['all', 'problems']),
  LOG_ADDRESSES: oneOf('no|yes', "whether callers' addresses are logged", ['yes', 'no']),
  SITE_STORE: text('s3://BUCKET/PREFIX', 'where several machines keep releases and sets'),
  SITE_DATABASE_URL: postgres('database of that store: what is live, rights, log'),
  SITE_TOKEN: text('TEXT', "a team's right to change that store"),
  AWS_ENDPOINT_URL_S3: endpoint(),
  AWS_ENDPOINT_URL: endpoint(),
  AWS_REGION: text('us-east-1', 'region of the object storage'),
  AWS_DEFAULT_REGION: text('us-east-1', 'the same, if AWS_REGION is not set'),
  AWS_ACCESS_KEY_ID: text('TEXT', 'key of the object storage'),
  AWS_SECRET_ACCESS_KEY: text('TEXT', 'its secret'),
  AWS_SESSION_TOKEN: text('TEXT', 'its session, if it has one'),
  SITE_ORIGIN: origin('http://localhost:3000', 'the running site, for dev:in-site'),
  CHROMIUM: text('FILE', 'the browser that checks a release'),
} satisfies Record<string, Variable<unknown>>;

type Name = keyof typeof variables;

/** Texts by name, as in `process.env`. */
export type Environment = Record<string, string | undefined>;

/** An empty value is no value: scripts write `PORT=` for a setting that they do not have. */
export const textOf = (name: string, env: Environment = process.env): string | undefined =>
  env[name]?.trim() ? env[name] : undefined;

/**
 * @returns the value of a variable; undefined if it is not set, or empty
 * @throws Fault naming the variable and what is wrong with its value
 */
export function setting<N extends Name>(
  name: N,
  env: Environment = process.env,
): ReturnType<(typeof variables)[N]['read']> | undefined {
  type Value = ReturnType<(typeof variables)[N]['read']>;
  const given = textOf(name, env);
  if (given === undefined) return undefined;
  try {
    return variables[name].read(given) as Value;
  } catch (error) {
    throw new Fault(`${name}: ${(error as Error).message}`);
  }
}

/**
 * Reads every variable once, before a command starts.
 * @throws Fault naming each variable whose value is wrong
 */
export function assertEnvironment(env: Environment = process.env): void {
  const problems = (Object.keys(variables) as Name[]).flatMap((name) => {
    try {
      setting(name, env);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (problems.length > 0) throw new Fault(problems.join('\n'));
}

/** The variables as rows for the help. */
export const variableRows = (): string[][] => [
  ['Variables of the environment. A relative path starts at the repository or the pack.'],
  [],
  ...Object.entries(variables).map(([name, { takes, does }]) => [`  ${name}`, takes, does]),
];
