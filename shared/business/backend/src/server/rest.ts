import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseObject, readBody } from './body';
import { thisMachine } from '@site/server/caller';
import { claimsOf } from './claims';
import type { Database } from '@site/database/database';
import { refusalOf } from './database-refusal';
import { HttpError, sendJsonText } from '@site/server/http';
import type { Claims } from './jwt';
import { Limits } from './limits';
import type { Log } from '@site/server/log';
import { readCatalog, type RpcFunction } from './rpc-catalog';
import { WindowsCache } from './windows-cache';

/** Functions that change which windows are free. */
const changeWindows = [
  'book_appointment',
  'book_by_phone',
  'confirm_booking',
  'move_appointment',
  'cancel_appointment',
  'set_appointment_state',
  'staff_move_appointment',
  'set_window',
  'set_usual_capacity',
  'set_weekday',
  'set_visits_per_person',
  'set_working_days',
  'add_time_off',
  'remove_time_off',
  'save_person',
  'remove_person',
  'set_days_ahead',
  'set_holiday',
];

/**
 * Answers `/rest/v1/rpc/<function>` like PostgREST: arguments as a JSON object, the result as JSON,
 * refusals as `{code, message, details, hint}`. Serves nothing else below `/rest/v1`.
 */
export async function createRest(
  db: Database,
  options: {
    key: string;
    log: Log;
    /** Called after a function has succeeded, with its name and its result as JSON text. */
    /** Awaited before each call of `book_appointment`. */
    beforeBooking?: () => Promise<void>;
    onCalled?: (name: string, result: string) => void;
  },
): Promise<
  (req: IncomingMessage, res: ServerResponse, path: string, caller: string) => Promise<void>
> {
  const catalog = await readCatalog(db);
  const [setting] = await db.query<{ header: string }>(
    'select caller_header as header from private.settings',
  );
  const callerHeader = setting?.header ?? '';
  const windowsLimit = new Limits(60, 60_000);

  /** The function's result as JSON text. */
  const call = (
    called: RpcFunction,
    args: Record<string, unknown>,
    claims: Claims,
    caller: string,
  ): Promise<string> =>
    db.transaction(async ({ query }) => {
      await query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
          set_config('request.headers', $3, true), set_config('search_path', 'public', true)`,
        [claims.role ?? 'anon', JSON.stringify(claims), JSON.stringify({ [callerHeader]: caller })],
      );
      const given = Object.keys(args);
      const rows = await query<{ result: string }>(
        called.sql(given),
        given.length > 0 ? [JSON.stringify(args)] : [],
      );
      return rows[0]?.result ?? 'null';
    });

  const windows = new WindowsCache(async () => {
    const called = catalog.get('open_windows');
    if (!called) return [];
    return JSON.parse(await call(called, { days: 366 }, { role: 'anon' }, thisMachine));
  });

  async function answer(
    called: RpcFunction,
    args: Record<string, unknown>,
    claims: Claims,
    caller: string,
  ): Promise<string> {
    if (called.name === 'open_windows') return JSON.stringify(await windows.get(args));
    if (called.name === 'book_appointment') await options.beforeBooking?.();
    try {
      const result = await call(called, args, claims, caller);
      options.onCalled?.(called.name, result);
      return result;
    } finally {
      // Also after a refusal: the visitor saw the full window as free, so the cache is out of date.
      if (changeWindows.includes(called.name)) windows.invalidate();
    }
  }

  return async (req, res, path, caller) => {
    const claims = await claimsOf(req, options.key);
    const name = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(path)?.[1];
    if (!name)
      throw new HttpError(
        404,
        'Only functions are served here: POST /rest/v1/rpc/<name>',
        'PGRST125',
      );
    if (req.method !== 'POST')
      throw new HttpError(405, 'Functions are called with POST', 'PGRST101');
    if (!/^application\/json\b/i.test(String(req.headers['content-type'] ?? '')))
      throw new HttpError(415, 'The body must be application/json', 'PGRST102');
    if (name === 'open_windows') windowsLimit.count(caller);
    const args = parseObject(await readBody(req));
    const called = catalog.get(name);
    const given = Object.keys(args);
    const fits =
      called?.arguments.every((a) => a.optional || given.includes(a.name)) &&
      given.every((argument) => called.arguments.some((a) => a.name === argument));
    if (!called || !fits)
      throw new HttpError(
        404,
        `Could not find the function public.${name}(${given.slice(0, 10).join(', ')}) in the schema cache`,
        'PGRST202',
      );
    try {
      sendJsonText(res, await answer(called, args, claims, caller));
    } catch (error) {
      throw refusalOf(error, { name, role: claims.role ?? 'anon', log: options.log }, res);
    }
  };
}
