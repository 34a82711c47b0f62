import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Claims {
  role?: string;
  sub?: string;
  /** Seconds since 1970. */
  exp?: number;
  app_metadata?: { role?: string };
  [claim: string]: unknown;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const mac = (text: string, key: string) => createHmac('sha256', key).update(text).digest();

/** A token that is valid for `seconds`. */
export function signToken(claims: Claims, key: string, seconds: number): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
    ...claims,
    exp: Math.floor(Date.now() / 1000) + seconds,
  })}`;
  return `${body}.${mac(body, key).toString('base64url')}`;
}

/** Claims of a token that this key signed and that has not expired; else undefined. */
export function verifyToken(token: string, key: string): Claims | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return undefined;
  const expected = mac(`${head}.${body}`, key);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string };
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    const alive = typeof claims.exp === 'number' && claims.exp > Date.now() / 1000;
    return alg === 'HS256' && alive ? claims : undefined;
  } catch {
    return undefined;
  }
}
