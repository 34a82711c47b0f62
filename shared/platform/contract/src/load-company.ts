import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { givenBackend } from './backend';
import { companyIn, siteFacts, type SiteFacts } from './company';
import { Fault } from './fault';
import { fileName } from './file-name';
import { liveSetId } from './live';
import { parse } from './parse';
import { textOf } from './environment';
import { companyFile, setDir } from './paths';
import { readSet } from './set';

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
  const given = textOf(variableOf(path), env);
  if (given === undefined) return value;
  if (typeof value === 'number') return Number(given);
  if (typeof value === 'boolean') return given === 'true' || (given === 'false' ? false : given);
  return given;
}

/** ` with COMPANY_NAME`: where else a wrong value may come from. */
function withVariables(env: NodeJS.ProcessEnv): string {
  const names = Object.keys(env).filter((name) => name.startsWith('COMPANY_') && textOf(name, env));
  const values = names.filter((name) => name !== 'COMPANY_FILE');
  return values.length > 0 ? ` with ${values.join(', ')}` : '';
}

/**
 * Reads the company of this site: `shell/company.ts`, or the file that `COMPANY_FILE` names. In the
 * repository of another part both are missing; then it is the company of the live set.
 * `COMPANY_*` variables override single values.
 * @param importFile imports the file unless it is JSON; default: what Node and its hooks can import
 * @throws Fault naming the file, the field and what it must be
 */
export async function loadCompany(
  env: NodeJS.ProcessEnv = process.env,
  importFile = (url: string): Promise<unknown> => import(url),
): Promise<SiteFacts> {
  const file = companyFile(env);
  if (!textOf('COMPANY_FILE', env) && !existsSync(file)) {
    const [where, company] = await companyOfLiveSet();
    return checked(withEnvironment(company, env), `${where}${withVariables(env)}`);
  }
  let values: unknown;
  try {
    values = file.endsWith('.json')
      ? JSON.parse(await readFile(file, 'utf8'))
      : ((await importFile(pathToFileURL(file).href)) as { default: unknown }).default;
  } catch (error) {
    throw new Fault(`${file}: cannot be read (${(error as Error).message.split('\n')[0]})`);
  }
  return checked(withEnvironment(values, env), `${file}${withVariables(env)}`);
}

/** Sets are named by this text, so the order of the fields is always that of both schemas. */
async function checked(values: unknown, where: string): Promise<SiteFacts> {
  const own = await givenBackend();
  return parse(siteFacts, own ? parse(own.companySchema, values, where) : values, where);
}

/** The company of a document in the folder of a set's files. @throws Fault as {@link companyIn} */
export async function companyInFolder(root: string, file: string): Promise<SiteFacts> {
  return companyIn(await readFile(file, 'utf8'), file, (path) =>
    readFile(join(root, fileName(path.slice(1))), 'utf8'),
  );
}

/** The company that the live set was composed with, and the document that has it. */
export async function companyOfLiveSet(): Promise<[file: string, company: SiteFacts]> {
  const id = await liveSetId();
  if (!id)
    throw new Fault('There is no shell/company.ts and no live set: name a file in COMPANY_FILE');
  const [page] = Object.values((await readSet(id)).pages);
  const root = join(setDir(id), 'public');
  const file = join(root, page?.file ?? 'index.html');
  return [file, await companyInFolder(root, file)];
}
