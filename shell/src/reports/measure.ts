/**
 * Loads what measures and reports, late and when the browser is idle; nothing if reports are off. The
 * document's loader waits and reports a failure of the chunk, so that this file stays small.
 */
export const measure = (): void =>
  window.siteReports?.whenIdle(() => import(/* webpackChunkName: "reports" */ './reader'));
