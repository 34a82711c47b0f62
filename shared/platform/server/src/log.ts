import type { ServerResponse } from 'node:http';

/** The number that the site's server has given a request; its lines in the log have it, too. */
export const requestIdHeader = 'x-request-id';

/**
 * Takes one line about something that went wrong.
 * @param requestId of the request in which it happened
 */
export type Log = (line: string, requestId?: string) => void;

/** Number of the request that this answers; undefined in tests without the site's server. */
export function requestIdOf(res: ServerResponse): string | undefined {
  const id = res.getHeader(requestIdHeader);
  return typeof id === 'string' ? id : undefined;
}
