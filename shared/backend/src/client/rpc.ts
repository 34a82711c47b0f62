import type { SupabaseClient } from '@supabase/supabase-js';
import { backendError } from './errors';

/** Calls a function of the database. @throws BackendError */
export type Rpc = <Result>(name: string, args: Record<string, unknown>) => Promise<Result>;

export interface RpcOptions {
  /** Origin of the Supabase project or of the site's own server. */
  url: string;
  /** Public key. */
  key: string;
  /** Token of a signed-in person; without it the caller is a visitor. */
  accessToken?: string;
  /** Default 15,000. */
  timeoutMs?: number;
}

/** Fake for Node 20, which has no WebSocket: supabase-js requires one although we never open it. */
class NoSocket {
  constructor() {
    throw new Error('Realtime is not used');
  }
}

/** Loads supabase-js with the first call, once. */
export function createRpc({ url, key, accessToken, timeoutMs = 15_000 }: RpcOptions): Rpc {
  let client: Promise<SupabaseClient> | undefined;
  const connect = async () => {
    const { createClient } = await import('@supabase/supabase-js');
    return createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      ...('WebSocket' in globalThis ? {} : { realtime: { transport: NoSocket as never } }),
      ...(accessToken ? { accessToken: () => Promise.resolve(accessToken) } : {}),
    });
  };
  return async <Result>(name: string, args: Record<string, unknown>) => {
    client ??= connect();
    const connected = await client.catch((error: unknown) => {
      // The chunk may load on the next attempt.
      client = undefined;
      throw backendError({ message: String(error) }, 0);
    });
    const { data, error, status } = await connected
      .rpc(name, args)
      .abortSignal(AbortSignal.timeout(timeoutMs));
    if (error) throw backendError(error, status);
    return data as Result;
  };
}
