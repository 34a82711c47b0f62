import type { AnalyticsEvents } from '@site/data-types/analytics';

/**
 * Reports an event to `dataLayer`. No script is loaded and nothing leaves the page unless the owner
 * adds a reader of that list.
 */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  details: AnalyticsEvents[Name],
): void {
  if (typeof window === 'undefined') return;
  const page = window as unknown as { dataLayer?: object[] };
  (page.dataLayer ??= []).push({ event: name, ...details });
}
