import { reportPath } from '@site/data-types/reports';
import { bucket, photoFunction } from '@site/client/photo-bucket';
import { type Answer, answerOf } from '@site/contract/answer';
import type { Check, SiteSeen } from '@site/contract/backend';
import { migrationTables } from '../server/migration-tables';

const migrationsHelp =
  'Run supabase db push, or start the server, which brings its database up to date';
const functionsHelp = 'Deploy the functions: step 5 of docs/hosted-database.md';

const refused = ({ status }: Answer): boolean => status >= 400 && status < 500;
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

/** Nothing is reachable with the key of visitors but the functions, which refuse empty calls. */
export async function checkDatabase(site: SiteSeen): Promise<Check[]> {
  return [
    await checkTables(site),
    await checkVisitorFunctions(site),
    await checkOwnFunctions(site),
    await checkEdgeFunctions(site),
    ...(await checkPhotos(site)),
  ];
}

/** Tables at a time: they are many, and a small server must not be flooded. */
const tablesAtOnce = 4;

async function checkTables(site: SiteSeen): Promise<Check> {
  const tables = migrationTables();
  const problems: string[] = [];
  for (let first = 0; first < tables.length; first += tablesAtOnce) {
    const some = tables.slice(first, first + tablesAtOnce);
    problems.push(...(await Promise.all(some.map((table) => problemsOf(site, table)))).flat());
  }
  return [
    'no table can be read or written with the public key',
    problems.join('; '),
    'Expose the schema public only, and revoke all rights of anon and authenticated on its tables',
  ];
}

/** Reads a table, and adds no row to it, which needs the right to add some. */
async function problemsOf({ api }: SiteSeen, table: string): Promise<string[]> {
  const [schema = '', name = ''] = table.split('.');
  const path = `/rest/v1/${name}`;
  const read = await api(`${path}?limit=1`, { headers: { 'accept-profile': schema } });
  const written = await api(path, { ...post([]), headers: { 'content-profile': schema } });
  return [
    ...(refused(read) ? [] : [`reading ${table} ${answerOf(read)}`]),
    ...(refused(written) ? [] : [`writing ${table} ${answerOf(written)}`]),
  ];
}

/** An empty call of each, and the answers that only the function itself gives. */
const visitorCalls: [name: string, body: object, statuses: number[]][] = [
  ['open_windows', { days: 1 }, [200]],
  ['book_appointment', { request: {} }, [400, 422]],
  ['view_appointment', { by: {} }, [200, 400, 422]],
  ['check_warranty', { phone: '', name: '' }, [200, 400, 422]],
  ['subscribe', { email: '' }, [400, 422]],
];

async function checkVisitorFunctions({ api }: SiteSeen): Promise<Check> {
  const problems: string[] = [];
  for (const [name, body, statuses] of visitorCalls) {
    const answer = await api(`/rest/v1/rpc/${name}`, post(body));
    // Past a limit the function is there, too.
    if (![...statuses, 429].includes(answer.status)) problems.push(`${name} ${answerOf(answer)}`);
  }
  return ['the functions of visitors answer', problems.join('; '), migrationsHelp];
}

const ownCalls: [name: string, body: object][] = [
  ['list_appointments', {}],
  ['list_people', {}],
  ['housekeeping', {}],
  ['claim_mails', { max_count: 0 }],
];

async function checkOwnFunctions({ api }: SiteSeen): Promise<Check> {
  const problems: string[] = [];
  for (const [name, body] of ownCalls) {
    const answer = await api(`/rest/v1/rpc/${name}`, post(body));
    if (answer.status !== 401 && answer.status !== 403)
      problems.push(`${name} ${answerOf(answer)}`);
  }
  return [
    'functions of staff and of the server refuse strangers',
    problems.join('; '),
    migrationsHelp,
  ];
}

async function checkEdgeFunctions({ api, hosted, company }: SiteSeen): Promise<Check> {
  const problems: string[] = [];
  const call = async (name: string, path: string, statuses: number[]) => {
    const answer = await api(path, post({}));
    if (![...statuses, 429].includes(answer.status)) problems.push(`${name} ${answerOf(answer)}`);
  };
  await call('photo-upload', photoFunction, [200, 400, 422]);
  if (company.reports !== false) await call('report', reportPath, [200, 204, 400, 422]);
  // It reads its secrets when it starts, so it refuses a stranger only when all of them are set.
  if (hosted) await call('drain-outbox', '/functions/v1/drain-outbox', [401]);
  return ['the other functions answer, and have their secrets', problems.join('; '), functionsHelp];
}

async function checkPhotos({ api }: SiteSeen): Promise<Check[]> {
  const open = await api(`/storage/v1/object/public/${bucket}/no-such-photo`);
  const listed = await api(`/storage/v1/object/list/${bucket}`, post({ prefix: '', limit: 1 }));
  const text = open.body.toString();
  // A public bucket looks for the object; a private one does not exist for strangers.
  const isPublic = open.status < 400 || /object not found/i.test(text);
  const showsNames = listed.status === 200 && listed.body.toString().trim() !== '[]';
  return [
    [
      'photos are private',
      isPublic
        ? `the bucket ${bucket} is public`
        : showsNames
          ? `strangers can list ${bucket}`
          : '',
      'Make the bucket private in the dashboard of the storage, and remove policies that you have added',
    ],
  ];
}
