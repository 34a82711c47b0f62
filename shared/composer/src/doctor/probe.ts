/** Gets addresses; a test gives one that answers without a network. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface Answer {
  /** 0: there was no answer. */
  status: number;
  headers: Headers;
  body: Buffer;
  /** Why there was no answer. */
  failure: string;
}

const timeoutMs = 15_000;

/** Requests an address without following redirects. Never throws. */
export async function probe(fetch: Fetch, url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
      headers: { 'accept-encoding': 'br, gzip', ...init.headers },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body, failure: '' };
  } catch (error) {
    const { message, cause } = error as Error;
    const failure = cause instanceof Error ? cause.message : message;
    return { status: 0, headers: new Headers(), body: Buffer.alloc(0), failure };
  }
}

/** `answers 404`, or why there was no answer. */
export const answerOf = ({ status, failure }: Answer): string =>
  status === 0 ? `does not answer (${failure})` : `answers ${status}`;
