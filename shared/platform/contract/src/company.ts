import * as v from 'valibot';
import { Fault } from './fault';
import { parseJson } from './parse';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'must be HH:MM'));
const hours = v.object({ opens: time, closes: time });
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/]+$/, 'must be an origin without a trailing slash'),
);

/** Facts of a company that the platform reads. The schema of the given backend has all of them. */
export interface SiteFacts {
  name: string;
  phone: string;
  email: string;
  address: { city: string; state: string };
  serviceArea: string;
  hours: { weekday: { opens: string; closes: string }; weekend: { opens: string; closes: string } };
  timeZone: string;
  siteUrl: string;
  services: {
    supabaseUrl: string;
    supabaseAnonKey: string;
    emailOrigin: string;
    emailPublicKey: string;
    emailServiceId: string;
    database: string;
  };
  reports?: boolean | number | undefined;
}

/** Every other fact passes as it is. */
export const siteFacts: v.GenericSchema<unknown, SiteFacts> = v.looseObject({
  name: text,
  phone: text,
  email: text,
  address: v.looseObject({ city: text, state: text }),
  serviceArea: text,
  hours: v.looseObject({ weekday: hours, weekend: hours }),
  timeZone: text,
  siteUrl: origin,
  services: v.looseObject({
    supabaseUrl: v.string(),
    supabaseAnonKey: v.string(),
    emailOrigin: v.string(),
    emailPublicKey: v.string(),
    emailServiceId: v.string(),
    database: v.string(),
  }),
  reports: v.optional(v.union([v.boolean(), v.number()])),
});

/** JSON text of a data block of a document. */
function blockIn(html: string, id: string): string | undefined {
  const [, behind] = html.split(`<script type="application/json" id="${id}">`, 2);
  return behind?.includes('</script>') ? behind.split('</script>', 1)[0] : undefined;
}

const withDataFile = v.object({ data: v.tupleWithRest([v.string()], v.string()) });
const dataFile = v.looseObject({ company: siteFacts });

/**
 * The company that a document of the site was composed with: in the data file that it names, or in the
 * document itself.
 * @param where address or file of the document, for the message
 * @param read reads a file of the same site, by its path from the root
 * @throws Fault naming where and what is wrong
 */
export async function companyIn(
  html: string,
  where: string,
  read: (path: string) => Promise<string>,
): Promise<SiteFacts> {
  const json = blockIn(html, 'company');
  if (json !== undefined) return parseJson(siteFacts, json, where);
  const boot = v.safeParse(v.pipe(v.string(), v.parseJson(), withDataFile), blockIn(html, 'boot'));
  if (!boot.success) throw new Fault(`${where}: has no company; is it a page of the site?`);
  const [file] = boot.output.data;
  return parseJson(dataFile, await read(file), `${where} ${file}`).company;
}
