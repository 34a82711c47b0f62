import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyConfig } from '@site/data-types/company';
import { companySchema } from './company';
import { Fault } from './fault';
import { parse } from './parse';
import { root } from './paths';

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

export const companyFile = (env: NodeJS.ProcessEnv = process.env): string =>
  resolve(root, env.COMPANY_FILE ?? 'shell/company.ts');

/**
 * Reads the company of this site: `shell/company.ts`, or the file that `COMPANY_FILE` names.
 * `COMPANY_*` variables override single values.
 * @param state of the file; a TypeScript file is read again only in another state
 * @throws Fault naming the file, the field and what it must be
 */
export async function loadCompany(
  env: NodeJS.ProcessEnv = process.env,
  state = '',
): Promise<CompanyConfig> {
  const file = companyFile(env);
  let values: unknown;
  try {
    values = file.endsWith('.json')
      ? JSON.parse(await readFile(file, 'utf8'))
      : (
          (await import(`${pathToFileURL(file).href}${state && `?${state}`}`)) as {
            default: unknown;
          }
        ).default;
  } catch (error) {
    throw new Fault(`${file}: cannot be read (${(error as Error).message.split('\n')[0]})`);
  }
  return parse(companySchema, withEnvironment(values, env), file);
}
