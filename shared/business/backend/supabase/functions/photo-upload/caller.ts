/**
 * The caller to count: the last entry, because visitors can write those before it. Anything but a
 * network address counts as `unknown`, also `local`, the database's word for a caller without limits.
 * @param header value of the header in which the proxy names the visitor
 */
export function callerIn(header: string | null): string {
  const named = header?.split(',').at(-1)?.trim() ?? '';
  return /^[\da-f.:]+$/i.test(named) ? named : 'unknown';
}
