import { report } from '@site/federation';

/** Time after hydration, so that the page's own requests come first. */
const delayMs = 3000;

let started = false;

/** Measures the web vitals of the document. Starts late and once. */
export function measure(): void {
  if (started) return;
  started = true;
  setTimeout(() => {
    import(/* webpackChunkName: "vitals" */ './report-vitals')
      .then(({ reportVitals }) => reportVitals())
      .catch((error: unknown) => report('shell/vitals', error));
  }, delayMs);
}
