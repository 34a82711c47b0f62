import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyConfig } from '@site/data-types/company';
import * as v from 'valibot';
import { Fault } from './fault';
import { root } from './paths';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const count = v.pipe(v.number(), v.minValue(0));
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'must be HH:MM'));
const e164 = v.pipe(v.string(), v.regex(/^\+\d{8,15}$/, 'must be E.164, e.g. +17135550142'));
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/]+$/, 'must be an origin without a trailing slash'),
);
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const hours = v.object({ opens: time, closes: time });

const schema = v.strictObject({
  name: text,
  phone: text,
  rawPhone: e164,
  secondPhone: text,
  rawSecondPhone: e164,
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  address: v.strictObject({
    street: v.string(),
    city: text,
    state: text,
    postalCode: v.string(),
    country: text,
  }),
  serviceArea: text,
  geo: v.strictObject({ lat: degrees(90), lng: degrees(180) }),
  messagingNumber: v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'must be digits with country code')),
  hours: v.strictObject({ weekday: hours, weekend: hours }),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone')),
  warrantyDays: count,
  changeUntilHours: count,
  responseTime: text,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  reviewCount: count,
  claims: v.strictObject({
    satisfactionPercent: count,
    confirmationMinutes: count,
    since: count,
    repairs: text,
    brands: text,
    technicians: count,
    radiusMiles: count,
    estimateAccuracyPercent: count,
  }),
  siteUrl: origin,
  partsSupplier: v.strictObject({ name: text, searchUrl: v.pipe(v.string(), v.url()) }),
  services: v.strictObject({
    supabaseUrl: v.union([v.literal(''), origin], 'must be empty or an origin'),
    supabaseAnonKey: v.string(),
    emailOrigin: v.union([v.literal(''), origin], 'must be empty or an origin'),
    emailPublicKey: v.string(),
    emailServiceId: v.string(),
    teamTemplateId: v.string(),
    customerTemplateId: v.string(),
    database: v.picklist(['supabase', 'none']),
  }),
  publishOwnRating: v.boolean(),
});

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** `hours.weekday.opens` → `COMPANY_HOURS_WEEKDAY_OPENS`. */
const variableOf = (path: string[]): string =>
  `COMPANY_${path.map((key) => key.replace(/[A-Z]/g, '_$&')).join('_')}`.toUpperCase();

/** A copy of the values in which environment variables replace those that they name. */
function withEnvironment(value: unknown, env: NodeJS.ProcessEnv, path: string[] = []): unknown {
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        withEnvironment(inner, env, [...path, key]),
      ]),
    );
  }
  const given = env[variableOf(path)];
  if (given === undefined) return value;
  if (typeof value === 'number') return Number(given);
  if (typeof value === 'boolean') return given === 'true' || (given === 'false' ? false : given);
  return given;
}

/**
 * Reads the company of this site: `shell/company.ts`, or the file that `COMPANY_FILE` names.
 * `COMPANY_*` variables override single values.
 * @throws Fault naming the file, the field and what it must be
 */
export async function loadCompany(env: NodeJS.ProcessEnv = process.env): Promise<CompanyConfig> {
  const file = resolve(root, env.COMPANY_FILE ?? 'shell/company.ts');
  let values: unknown;
  try {
    values = file.endsWith('.json')
      ? JSON.parse(await readFile(file, 'utf8'))
      : ((await import(pathToFileURL(file).href)) as { default: unknown }).default;
  } catch (error) {
    throw new Fault(`${file}: cannot be read (${(error as Error).message.split('\n')[0]})`);
  }
  const result = v.safeParse(schema, withEnvironment(values, env));
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Fault(`${file}: ${v.getDotPath(issue) ?? 'the configuration'}: ${issue.message}`);
}
