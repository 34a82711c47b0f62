import type { IncomingMessage } from 'node:http';
import { embeddedPublicKey } from '@site/client/public-key';
import { HttpError } from '@site/server/http';
import { type Claims, verifyToken } from './jwt';

const roles = ['anon', 'authenticated', 'service_role'];

export const bearerOf = (req: IncomingMessage): string | undefined =>
  /^Bearer (.+)$/i.exec(String(req.headers.authorization ?? ''))?.[1];

/** @throws HttpError 401 without the site's public key or a token in its place */
export async function checkApiKey(req: IncomingMessage, key: string): Promise<string> {
  const apiKey = String(req.headers.apikey ?? '');
  if (apiKey !== embeddedPublicKey && !(await verifyToken(apiKey, key)))
    throw new HttpError(401, apiKey ? 'Invalid API key' : 'No API key found in request', '401');
  return apiKey;
}

/**
 * Who sends a request: a visitor, or the holder of a token.
 * @param key that signs tokens
 * @throws HttpError 401
 */
export async function claimsOf(req: IncomingMessage, key: string): Promise<Claims> {
  const apiKey = await checkApiKey(req, key);
  const bearer = bearerOf(req) ?? apiKey;
  if (bearer === embeddedPublicKey) return { role: 'anon' };
  const claims = await verifyToken(bearer, key);
  if (!claims || !roles.includes(claims.role ?? ''))
    throw new HttpError(401, 'The token is not valid or has expired', 'PGRST301');
  return claims;
}
