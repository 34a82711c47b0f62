/**
 * Lets HTML that was sanitised at build pass the page's Trusted Types policy. Anything else that
 * reaches `innerHTML` is refused by the browser.
 */
export function trustedHtml(html: string): { __html: string } {
  (globalThis as { admitHtml?: (html: string) => string }).admitHtml?.(html);
  return { __html: html };
}
