import { report } from '@site/federation';

/** Leaves the network to the page until this long after it came alive. Milliseconds. */
const patience = 3000;

let begun = false;

/** Measures how the document feels to its visitor, once the page has nothing better to do. */
export function measure(): void {
  if (begun) return;
  begun = true;
  setTimeout(() => {
    import(/* webpackChunkName: "vitals" */ './report-vitals')
      .then(({ reportVitals }) => reportVitals())
      .catch((error: unknown) => report('shell/vitals', error));
  }, patience);
}
