import { createHash } from 'node:crypto';
import type { SiteFacts } from '@site/contract/company';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Value of a document's Content-Security-Policy: files of its own origin, and inline text by hash.
 * @param scripts inline scripts and import map; empty ones are left out
 * @param styles inline style sheets
 * @param isApp an app on the home screen may start a service worker, with a policy of this name
 */
export function contentPolicy(
  company: SiteFacts,
  scripts: string[],
  styles: string[],
  isApp = false,
): string {
  const { supabaseUrl, emailOrigin } = company.services;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.filter(Boolean).map(hashOf)].join(' '),
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${supabaseUrl} ${emailOrigin}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default${isApp ? ' service-worker' : ''}`,
  ].join('; ');
}
