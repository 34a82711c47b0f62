/**
 * Why the backend did not do what was asked:
 * - `invalid`: a field is wrong; `field` names it as the request does, `message` is for its reader
 * - `full`: the window has been taken; another must be chosen
 * - `rate_limited`: too many requests; later it works again
 * - `unreachable`: no network, no answer in time, or a fault of the server; a repeat is safe
 */
export type BackendErrorKind = 'invalid' | 'full' | 'rate_limited' | 'unreachable';

export class BackendError extends Error {
  override readonly name = 'BackendError';

  constructor(
    readonly kind: BackendErrorKind,
    message: string,
    /** HTTP status; 0 where there was no answer. */
    readonly status = 0,
    /** Field of the request, for `invalid` and `full`. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** An error of PostgREST as supabase-js hands it out. */
export interface PostgrestFailure {
  message: string;
  details?: string | null;
}

// What cannot even be read (400, 413) will not be read at the next attempt either. All else that is
// not listed, a missing function or a wrong key among it, is the site's fault and may be mended.
const kinds: Record<number, BackendErrorKind> = {
  400: 'invalid',
  409: 'full',
  413: 'invalid',
  422: 'invalid',
  429: 'rate_limited',
};

/** @param status HTTP status, 0 where there was no answer */
export function backendError({ message, details }: PostgrestFailure, status: number): BackendError {
  const field = status === 409 || status === 422 ? (details ?? undefined) : undefined;
  return new BackendError(kinds[status] ?? 'unreachable', message, status, field);
}
