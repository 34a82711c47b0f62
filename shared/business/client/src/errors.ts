/**
 * Why a request failed:
 * - `invalid`: a field is wrong; `field` is its name in the request, `message` is for the visitor
 * - `full`: the window is taken; the visitor must choose another
 * - `rate_limited`: too many requests; it works again later
 * - `unreachable`: no network, no answer in time, or a server fault; repeating is safe
 */
export type BackendErrorKind = 'invalid' | 'full' | 'rate_limited' | 'unreachable';

export class BackendError extends Error {
  override readonly name = 'BackendError';

  constructor(
    readonly kind: BackendErrorKind,
    message: string,
    /** HTTP status; 0 without an answer. */
    readonly status = 0,
    /** Field of the request, for `invalid` and `full`. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** An error of PostgREST as supabase-js returns it. */
export interface PostgrestFailure {
  message: string;
  /** The field that is refused. */
  details?: string | null;
  /** Why, as a word of the database. */
  hint?: string | null;
}

// A request that cannot be read (400, 413) fails on every attempt. Any status not listed, e.g. for
// a missing function or a wrong key, is the site's fault, and a repeat may work once it is fixed.
const kinds: Record<number, BackendErrorKind> = {
  400: 'invalid',
  409: 'full',
  413: 'invalid',
  422: 'invalid',
  429: 'rate_limited',
};

/**
 * @param status HTTP status, 0 without an answer
 * @param words the message in the page's language
 */
export function backendError(
  { message, details }: PostgrestFailure,
  status: number,
  words = message,
): BackendError {
  const field = status === 409 || status === 422 ? (details ?? undefined) : undefined;
  return new BackendError(kinds[status] ?? 'unreachable', words, status, field);
}
