import type { AnalyticsEvents } from '@site/data-types/analytics';
import type { FailureCause, ReportedFailure } from '@site/data-types/reports';

type Found = Omit<ReportedFailure, 'at'>;

/** Words that all messages of failed requests contain. The message itself is not reported. */
const requestFailed = /\bload|fetch|answered|time[d ]?-?out|integrity|RUNTIME-\d|#RUNTIME/i;
/** React's production numbers for a hydration that did not fit, and its words in development. */
const mismatch = /React error #4(1[89]|2[1-5])\b|hydrat/i;

/** A failure that the page has noticed itself. Never the text of the error. */
export function fromEvent(event: AnalyticsEvents['part_failed']): Found {
  const [part = ''] = event.part.split('/');
  const isRequest = event.path === undefined && requestFailed.test(event.cause);
  return { part, version: event.version, cause: isRequest ? 'load' : 'threw' };
}

/** Part and version whose file the stack names; a part's before the shell's, which calls it. */
function blamed(stack: string, origin: string): Omit<Found, 'cause'> | undefined {
  const own = `${origin}/releases/`;
  const named = stack
    .split(own)
    .slice(1)
    .map((rest) => rest.split('/'))
    .map(([part = '', version = '']) => ({ part, version }));
  return named.find(({ part }) => part !== 'shell') ?? named[0];
}

/**
 * An error that nothing caught, if it is the site's own: browser extensions throw, too.
 * @param page part of the page, and its version
 */
export function fromUncaught(
  event: Event,
  page: Omit<Found, 'cause'>,
  origin = location.origin,
): Found | undefined {
  const isRejection = 'reason' in event;
  const error: unknown = isRejection ? event.reason : 'error' in event ? event.error : undefined;
  if (!(error instanceof Error)) return undefined;
  const cause: FailureCause = isRejection ? 'rejection' : 'error';
  const found = blamed(`${error.stack}`, origin);
  if (!found) return undefined;
  // React reports it from the shell's file, but the page of the part differs.
  return mismatch.test(error.message) ? { ...page, cause: 'hydration' } : { ...found, cause };
}
