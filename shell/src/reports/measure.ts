import { report } from '@site/federation';

/** Loads what measures and reports, late and when the browser is idle; nothing if reports are off. */
export function measure(): void {
  window.siteReports?.whenIdle(() =>
    import(/* webpackChunkName: "reports" */ './reader').catch((error: unknown) =>
      report('shell/reports', error),
    ),
  );
}
