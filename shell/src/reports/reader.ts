import { getSiteData, pathOf } from '@site/federation';
import type { AnalyticsEvents } from '@site/data-types/analytics';
import { patternOf, patternsOf } from '@site/data-types/reports';
import type { EarlyReport, Report, ReportedFailure } from '@site/data-types/reports';
import { fromEvent, fromUncaught } from './failures';
import { reportVitals } from './vitals';

type Entry =
  | ({ event: 'part_failed' } & AnalyticsEvents['part_failed'])
  | ({ event: 'web_vital' } & AnalyticsEvents['web_vital'])
  | { event?: undefined };

/** Takes over from the document's loader: collects and sends when the visitor leaves or hides the page. */
export function read({ url, at: documentAt }: EarlyReport, early: Event[]): void {
  if (!window.siteReport) return;
  // The document's loader sends nothing from now on.
  window.siteReport = undefined;
  const site = getSiteData();
  if (!site) return;
  const owners = patternsOf(site.registry);
  const here = () => patternOf(pathOf(location.pathname), site.registry);
  const sent = new Set<string>();
  let views = [documentAt];
  let failures: ReportedFailure[] = [];
  let vitals: NonNullable<Report['vitals']> = {};

  function add(failure: Omit<ReportedFailure, 'at'> | undefined): void {
    if (!failure) return;
    const key = `${failure.part} ${failure.version} ${failure.cause}`;
    if (sent.has(key)) return;
    sent.add(key);
    failures.push({ ...failure, at: here() });
  }
  function note(entry: Entry): void {
    if (entry.event === 'part_failed') add(fromEvent(entry));
    if (entry.event !== 'web_vital' || sent.has(entry.name)) return;
    // Later values belong to the same visit, which counts once.
    if (entry.name === 'LCP' || entry.name === 'INP') {
      sent.add(entry.name);
      vitals[entry.name] = entry.value;
    }
  }
  function uncaught(event: Event): void {
    const part = owners[here()] ?? 'shell';
    add(fromUncaught(event, { part, version: site?.versions[part] ?? '' }));
  }
  function send(): void {
    if (!views.length && !failures.length && !Object.keys(vitals).length) return;
    const report: Report = { set: site?.set ?? '', views, failures, vitals, at: documentAt };
    navigator.sendBeacon(url, JSON.stringify(report));
    [views, failures, vitals] = [[], [], {}];
  }

  const list = ((window as { dataLayer?: Entry[] }).dataLayer ??= []);
  list.forEach(note);
  const push = list.push.bind(list);
  list.push = (...entries) => {
    entries.forEach(note);
    return push(...entries);
  };
  early.forEach(uncaught);
  addEventListener('error', uncaught);
  addEventListener('unhandledrejection', uncaught);
  const pushState = history.pushState.bind(history);
  history.pushState = (...args) => {
    const { pathname } = location;
    pushState(...args);
    // The database counts at most twenty of a report.
    if (location.pathname !== pathname && views.length < 20) views.push(here());
  };
  reportVitals();
  // After the vitals' own listeners, which give the last values.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
