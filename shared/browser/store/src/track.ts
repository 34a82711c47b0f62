import type { AnalyticsEvents } from '@site/data-types/analytics';

/**
 * Adds an event to `dataLayer`. Nothing is sent anywhere unless the owner adds a script that reads
 * this list.
 */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  details: AnalyticsEvents[Name],
): void {
  if (typeof window === 'undefined') return;
  const page = window as unknown as { dataLayer?: object[] };
  (page.dataLayer ??= []).push({ event: name, ...details });
}
