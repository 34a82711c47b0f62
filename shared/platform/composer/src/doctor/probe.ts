import type { Answer } from '@site/contract/answer';

/** Gets addresses; a test gives one that answers without a network. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface Probed {
  path: string;
  base: string;
  init?: RequestInit | undefined;
  /** The end of all checks; afterwards there is no answer. */
  deadline: AbortSignal;
}

const timeoutMs = 15_000;
const maxBytes = 5_000_000;
const tooLarge = 'with more than 5 MB';

/** Requests an address without following redirects. Never throws. */
export async function probe(fetch: Fetch, probed: Probed): Promise<Answer> {
  const { path, base, init = {}, deadline } = probed;
  // Not AbortSignal.timeout: Node 20 can lose it inside AbortSignal.any, and the request would hang.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('timeout')), timeoutMs);
  try {
    deadline.throwIfAborted();
    const answer = await fetch(new URL(path, base).href, {
      redirect: 'manual',
      signal: AbortSignal.any([late.signal, deadline]),
      ...init,
      headers: { 'accept-encoding': 'br, gzip', ...init.headers },
    });
    const { status, headers } = answer;
    const body = await bodyOf(answer);
    return { status, headers, body: body ?? Buffer.alloc(0), failure: body ? '' : tooLarge };
  } catch (error) {
    const { message, cause } = error as Error;
    return noAnswer(cause instanceof Error ? cause.message : message);
  } finally {
    clearTimeout(timer);
  }
}

/** The decoded body, or undefined: one without an end, or a small file that unpacks to gigabytes. */
async function bodyOf({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the request.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const noAnswer = (failure: string): Answer => ({
  status: 0,
  headers: new Headers(),
  body: Buffer.alloc(0),
  failure,
});

export const isTooLarge = ({ failure }: Answer): boolean => failure === tooLarge;
