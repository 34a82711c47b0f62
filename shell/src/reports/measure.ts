import { report } from '@site/federation';

/** An entry of `dataLayer`. */
interface Entry {
  event?: string;
  part?: string;
  version?: string;
  path?: string;
}

/** Uncaught errors before the reader has loaded. */
const early: Event[] = [];

/** Remembers what fails until the reader has loaded; nothing if this visit reports nothing. */
export function watchEarly(): void {
  const { siteReport } = window;
  if (!siteReport) return;
  const { at } = siteReport;
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => early.length < 9 && early.push(event));
  // A part that throws reloads its document, usually before the reader has loaded.
  siteReport.failures = () =>
    ((window as { dataLayer?: Entry[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'part_failed')
      .map(({ part = '', version = '', path }) => ({
        part: part.split('/')[0] ?? '',
        version,
        // Not the message of the error: it may contain what the visitor typed.
        cause: path ? 'threw' : 'load',
        at,
      }));
}

/** Loads what measures and reports, late and when the browser is idle; nothing if reports are off. */
export function measure(): void {
  const { siteReport } = window;
  if (!siteReport) return;
  const load = () =>
    import(/* webpackChunkName: "reports" */ './reader')
      .then(({ read }) => read(siteReport, early))
      .catch((error: unknown) => report('shell/reports', error));
  // Three seconds later, so that the page's own requests come first. Safari has no idle callback.
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), 3000);
}
