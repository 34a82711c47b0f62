import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Database } from '@site/database/database';
import { type Claims, signToken } from './jwt';

/** Issuer of the tokens; the database checks that their session has not ended. */
const issuer = 'embedded';
const tokenSeconds = 600;

/** A session and its person, as the database has them. */
interface Row {
  session: string;
  id: string;
  email: string;
  name: string;
  /** ISO 8601 instant. */
  addedAt: string;
  /** Seconds since 1970. */
  beganAt: number;
}

/** As Supabase Auth describes a person. */
const userJson = ({ id, email, name, addedAt }: Row) => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email,
  email_confirmed_at: addedAt,
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { name },
  identities: [],
  created_at: addedAt,
  updated_at: addedAt,
});

const digestOf = (token: string) => createHash('sha256').update(token).digest();
const newToken = () => randomBytes(32).toString('base64url');

/** Codes, sessions and tokens of people on staff. @param key that signs tokens */
export function createSessions(db: Database, key: string) {
  /** With the key, because a code has only six digits and a plain digest could be guessed. */
  const codeDigest = (email: string, code: string) =>
    createHmac('sha256', key).update(`${email.trim().toLowerCase()} ${code}`).digest();

  const call = async <Answer>(sql: string, args: unknown[]): Promise<Answer | null> => {
    const [row] = await db.query<{ answer: Answer | null }>(
      `select private.${sql} as answer`,
      args,
    );
    return row?.answer ?? null;
  };

  async function tokensOf(row: Row, refreshToken: string) {
    const claims: Claims = {
      iss: issuer,
      sub: row.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: row.email,
      session_id: row.session,
      amr: [{ method: 'otp', timestamp: row.beganAt }],
    };
    return {
      access_token: await signToken(claims, key, tokenSeconds),
      token_type: 'bearer',
      expires_in: tokenSeconds,
      expires_at: Math.floor(Date.now() / 1000) + tokenSeconds,
      refresh_token: refreshToken,
      user: userJson(row),
    };
  }

  const sessionIn = ({ iss, session_id: id }: Claims): string | null =>
    iss === issuer && typeof id === 'string' ? id : null;

  return {
    /** @param language of the mail @returns its key in the outbox; an unknown address has no mail */
    async sendCode(email: string, caller: string, language = 'en'): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const about = randomUUID();
      await call('start_sign_in($1, $2, $3, $4, $5, $6)', [
        email,
        code,
        codeDigest(email, code),
        about,
        caller,
        language,
      ]);
      return about;
    },
    /** Undefined for a wrong code. */
    async begin(email: string, code: string, caller: string) {
      const refreshToken = newToken();
      const row = await call<Row>('verify_code($1, $2, $3, $4)', [
        email,
        codeDigest(email, code),
        digestOf(refreshToken),
        caller,
      ]);
      return row ? tokensOf(row, refreshToken) : undefined;
    },
    /** Undefined when the session has ended, or the token is unknown. */
    async renew(refreshToken: string) {
      const next = newToken();
      const row = await call<Row>('refresh_session($1, $2)', [
        digestOf(refreshToken),
        digestOf(next),
      ]);
      return row ? tokensOf(row, next) : undefined;
    },
    /** Undefined when the session has ended. */
    async userOf(claims: Claims) {
      const row = await call<Row>('session_json($1)', [sessionIn(claims)]);
      return row ? userJson(row) : undefined;
    },
    /** @param scope `local`, `others` or `global` */
    async end(claims: Claims, scope: string): Promise<void> {
      await call('end_sessions($1, $2)', [sessionIn(claims), scope]);
    },
  };
}
