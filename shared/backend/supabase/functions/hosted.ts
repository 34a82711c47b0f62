/** What a function of a hosted project needs to act for it. */
export interface Project {
  supabaseUrl: string;
  /** Key of the service role. */
  serviceKey: string;
}

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
      Authorization: `Bearer ${serviceKey}`,
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
