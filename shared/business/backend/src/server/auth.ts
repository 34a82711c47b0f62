import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseObject, readBody } from './body';
import { checkApiKey, claimsOf } from './claims';
import type { Database } from '@site/database/database';
import { refusalOf } from './database-refusal';
import { HttpError, send, sendJson } from '@site/server/http';
import type { Relay } from './relay';
import { createSessions } from './sessions';

/** Version of the API whose error codes supabase-js reads from `code`. */
const apiVersion = '2024-01-01';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One answer for a wrong code, one that is too old, and an unknown address. */
const wrongCode = () =>
  new HttpError(403, 'The code is wrong, too old, or was tried too often', 'otp_expired');
const noSession = () => new HttpError(403, 'The session has ended', 'session_not_found');

/** Codes of the database, and those that Supabase Auth has for them. */
const authCodes: Record<string, string> = {
  PT429: 'over_request_rate_limit',
  PT422: 'validation_failed',
};

/**
 * Answers the addresses of Supabase Auth that signing in with a code needs: `otp`, `verify`, `token`,
 * `user` and `logout`, for supabase-js as it is.
 */
export function createAuth(
  db: Database,
  options: { key: string; relay: Pick<Relay, 'sendNow'>; log: (line: string) => void },
): (req: IncomingMessage, res: ServerResponse, path: string, caller: string) => Promise<void> {
  const { key, log } = options;
  const sessions = createSessions(db, key);

  async function otp(body: Record<string, unknown>, res: ServerResponse, caller: string) {
    const { language } = (body.data ?? {}) as { language?: unknown };
    const about = await sessions.sendCode(
      text(body.email),
      caller,
      language === 'es' ? language : 'en',
    );
    sendJson(res, 200, {});
    // Not awaited: the time of an answer must not show which address got a mail.
    options.relay
      .sendNow('sign_in_code', about)
      .catch((error: unknown) => log(`The mail with a code waits: ${String(error)}`));
  }

  async function verify(body: Record<string, unknown>, res: ServerResponse, caller: string) {
    if (body.type !== 'email')
      throw new HttpError(422, 'Only codes sent by mail are known', 'validation_failed');
    const session = await sessions.begin(text(body.email), text(body.token), caller);
    if (!session) throw wrongCode();
    sendJson(res, 200, session);
  }

  async function token(req: IncomingMessage, body: Record<string, unknown>, res: ServerResponse) {
    const { searchParams } = new URL(req.url ?? '', 'http://localhost');
    if (searchParams.get('grant_type') !== 'refresh_token')
      throw new HttpError(400, 'Sign in with a code', 'unsupported_grant_type');
    const session = await sessions.renew(text(body.refresh_token));
    if (!session) throw new HttpError(400, 'The session has ended', 'refresh_token_not_found');
    sendJson(res, 200, session);
  }

  async function logout(req: IncomingMessage, res: ServerResponse) {
    const claims = await claimsOf(req, key);
    const { searchParams } = new URL(req.url ?? '', 'http://localhost');
    const scope = searchParams.get('scope') ?? 'global';
    if (!['global', 'local', 'others'].includes(scope))
      throw new HttpError(400, 'The scope is not known', 'validation_failed');
    if (!(await sessions.userOf(claims))) throw noSession();
    await sessions.end(claims, scope);
    send(res, 204, 'application/json', '');
  }

  async function user(req: IncomingMessage, res: ServerResponse) {
    const found = await sessions.userOf(await claimsOf(req, key));
    if (!found) throw noSession();
    sendJson(res, 200, found);
  }

  const methods: Record<string, string> = {
    otp: 'POST',
    verify: 'POST',
    token: 'POST',
    logout: 'POST',
    user: 'GET',
  };

  return async (req, res, path, caller) => {
    res.setHeader('X-Supabase-Api-Version', apiVersion);
    const name = path.replace(/^\/auth\/v1\//, '');
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (!method) throw new HttpError(501, 'Only signing in with a code is served here');
    if (req.method !== method) throw new HttpError(405, `This address is for ${method}`);
    await checkApiKey(req, key);
    try {
      if (name === 'user') return await user(req, res);
      if (name === 'logout') return await logout(req, res);
      const body = parseObject(await readBody(req));
      if (name === 'otp') return await otp(body, res, caller);
      if (name === 'verify') return await verify(body, res, caller);
      return await token(req, body, res);
    } catch (error) {
      const refusal = refusalOf(error, { name: `auth/${name}`, role: 'anon', log }, res);
      if (!(refusal instanceof HttpError)) throw refusal;
      const { status, message, code } = refusal;
      throw new HttpError(status, message, authCodes[code] ?? code);
    }
  };
}
