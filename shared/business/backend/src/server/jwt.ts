import { jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';

export interface Claims extends JWTPayload {
  role?: string;
  app_metadata?: { role?: string };
}

/** The only algorithm that is accepted, so that a token cannot choose a weaker one. */
const alg = 'HS256';

const secretOf = (key: string): Uint8Array => new TextEncoder().encode(key);

/** A token that is valid for `seconds`. */
export const signToken = (claims: Claims, key: string, seconds: number): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(secretOf(key));

/** Claims of a token that this key signed and that has not expired; else undefined. */
export async function verifyToken(token: string, key: string): Promise<Claims | undefined> {
  try {
    const options = { algorithms: [alg], requiredClaims: ['exp'] };
    return (await jwtVerify<Claims>(token, secretOf(key), options)).payload;
  } catch {
    return undefined;
  }
}
