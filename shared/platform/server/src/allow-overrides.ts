import type { IncomingMessage } from 'node:http';
import { isLocal } from './caller';
import { setting } from '@site/contract/environment';
import { readProxySettings } from '@site/contract/proxy-settings';

/** Directives of a document's policy that must allow another part's server. */
const directives = /(script-src|style-src|img-src|font-src|connect-src) 'self'/g;

/**
 * Origins from which a visitor may load a part instead of its release: `SITE_OVERRIDE_ORIGINS`, or,
 * on this machine and without a proxy, the parts' own development servers.
 * @param own origins of the development servers
 */
export function overrideOrigins(
  req: IncomingMessage,
  own: string[],
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const given = setting('SITE_OVERRIDE_ORIGINS', env);
  return given ?? (isLocal(req, readProxySettings(env)) ? own : []);
}

/** Set when a tab first requests an override: its later documents must allow the same origins. */
export const overrideCookie = 'site-override=1; Path=/; SameSite=Lax';

/** Whether this browser uses overrides; documents for other browsers do not change. */
export const asksForOverride = (req: IncomingMessage, url: URL): boolean =>
  url.searchParams.has('override') || /(^|; )site-override=1/.test(req.headers.cookie ?? '');

/**
 * Adds these origins to the document: to its policy, and to its data, which the shell and the page's
 * script policy read. Documents in a set allow none.
 */
export const allowOverrides = (document: string, origins: string[]): string =>
  document
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
      (_, start: string, policy: string) =>
        start + policy.replace(directives, `$& ${origins.join(' ')}`),
    )
    .replace(
      // An older set has them in the second one.
      /(<script type="application\/json" id="(?:boot|site-data)">\{)/g,
      `$1"overrides":${JSON.stringify(origins)},`,
    );
