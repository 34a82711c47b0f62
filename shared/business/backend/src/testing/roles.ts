import type { Database, Session } from '@site/database/database';

export type As = <Result>(
  role: string,
  claims: object,
  work: (session: Session) => Promise<Result>,
  headers?: object,
) => Promise<Result>;

/** Runs statements as PostgREST does: with role, claims and headers for one transaction. */
export const actAs =
  (db: Database): As =>
  (role, claims, work, headers = {}) =>
    db.transaction(async (session) => {
      await session.query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
          set_config('request.headers', $3, true)`,
        [role, JSON.stringify({ role, ...claims }), JSON.stringify(headers)],
      );
      return work(session);
    });

/** Claims of staff. */
export const staffClaims = { app_metadata: { role: 'staff' } };
