/** Access that a function of a hosted project needs. */
export interface Project {
  supabaseUrl: string;
  /** A secret key, or the key of the service role of an older project. */
  serviceKey: string;
}

/**
 * The project of a function, from the secrets that it has by itself. `SUPABASE_SECRET_KEYS` has the
 * names of the keys and their values; the key of the service role ends with older projects.
 * @param get reads a secret
 * @throws Error when the project gives it no key
 */
export function readProject(get: (name: string) => string | undefined): Project {
  const keys = JSON.parse(get('SUPABASE_SECRET_KEYS') ?? '{}') as Record<string, string>;
  const serviceKey = keys.default ?? Object.values(keys)[0] ?? get('SUPABASE_SERVICE_ROLE_KEY');
  const supabaseUrl = get('SUPABASE_URL');
  if (!serviceKey || !supabaseUrl) throw new Error('The project has no secret key');
  return { supabaseUrl, serviceKey };
}

/** Only a key of the older kind is a token. */
const bearer = (key: string): Record<string, string> =>
  key.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` };

/** Calls an address of the project with the key of the service role. */
export const callProject = (
  { supabaseUrl, serviceKey }: Project,
  method: string,
  path: string,
  body?: object | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${supabaseUrl}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      apikey: serviceKey,
      ...bearer(serviceKey),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
