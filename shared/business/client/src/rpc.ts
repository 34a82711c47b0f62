import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { backendError } from './errors';
import { visitorWords, type WordsOf } from './refusal-words';

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
  /** Words of a refusal; default those for visitors. */
  wordsOf?: WordsOf;
}

/** Fake for Node 20, which has no WebSocket: supabase-js requires one although we never open it. */
class NoSocket {
  constructor() {
    throw new Error('Realtime is not used');
  }
}

/** Loads supabase-js with the first call, once. The function throws BackendError. */
export function connectOnce(
  url: string,
  key: string,
  options: SupabaseClientOptions<'public'>,
): () => Promise<SupabaseClient> {
  let client: Promise<SupabaseClient> | undefined;
  const connect = async () => {
    const { createClient } = await import('@supabase/supabase-js');
    return createClient(url, key, {
      ...options,
      ...('WebSocket' in globalThis ? {} : { realtime: { transport: NoSocket as never } }),
    });
  };
  return () => {
    client ??= connect();
    return client.catch((error: unknown) => {
      // The chunk may load on the next attempt.
      client = undefined;
      throw backendError({ message: String(error) }, 0);
    });
  };
}

interface CallOptions {
  wordsOf: WordsOf;
  /** Token of each call; default the client's. */
  tokenOf?: (client: SupabaseClient) => Promise<string | undefined>;
}

/** Calls through a client. */
export const callsOf =
  (
    connect: () => Promise<SupabaseClient>,
    timeoutMs: number,
    { wordsOf, tokenOf }: CallOptions,
  ): Rpc =>
  async <Result>(name: string, args: Record<string, unknown>) => {
    const connected = await connect();
    const token = await tokenOf?.(connected);
    const call = connected.rpc(name, args).abortSignal(AbortSignal.timeout(timeoutMs));
    const { data, error, status } = await (token
      ? call.setHeader('Authorization', `Bearer ${token}`)
      : call);
    // Every function answers with 200. Of a 404 without a body supabase-js makes a success without data.
    if (error || status !== 200) {
      const failure = error ?? { message: `${name} answered nothing` };
      throw backendError(failure, status, await wordsOf(failure, status));
    }
    return data as Result;
  };

export function createRpc({
  url,
  key,
  accessToken,
  timeoutMs = 15_000,
  wordsOf = visitorWords,
}: RpcOptions): Rpc {
  const connect = connectOnce(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(accessToken ? { accessToken: () => Promise.resolve(accessToken) } : {}),
  });
  return callsOf(connect, timeoutMs, { wordsOf });
}
