import type { ServerResponse } from 'node:http';
import { reason } from '@site/contract/fault';
import { isDatabaseError } from '@site/database/database';
import { HttpError } from '@site/server/http';
import { type Log, requestIdOf } from '@site/server/log';

/** Status by SQLSTATE, the same as in PostgREST. */
export function statusOf(code: string, role: string): number {
  const custom = /^PT([2-5]\d\d)$/.exec(code);
  if (custom) return Number(custom[1]);
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '23503' || code === '23505') return 409;
  if (/^(57014|57P|08|53|40)/.test(code)) return 503;
  if (/^(22|23|P0001)/.test(code)) return 400;
  return 500;
}

/**
 * The answer to a request after an error of the database. Its faults are logged and not shown: they
 * may name files and tables, e.g. on a full disk.
 * @returns HttpError; any other error as it is
 */
export function refusalOf(
  error: unknown,
  call: { name: string; role: string; log: Log },
  res: ServerResponse,
): unknown {
  if (error instanceof HttpError || !isDatabaseError(error)) return error;
  const status = statusOf(error.code, call.role);
  const { code, message, detail = null, hint = null } = error;
  if (status < 500) return new HttpError(status, message, code, hint, detail);
  call.log(`${call.name}: ${code} ${reason(error)}`, requestIdOf(res));
  return new HttpError(status, 'The server could not answer; it has noted why', code);
}
