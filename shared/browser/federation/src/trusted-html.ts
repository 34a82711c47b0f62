/**
 * Registers HTML that was sanitized at build with the page's Trusted Types policy. The browser
 * rejects any other string for `innerHTML`.
 */
export function trustedHtml(html: string): { __html: string } {
  (globalThis as { admitHtml?: (html: string) => string }).admitHtml?.(html);
  return { __html: html };
}
