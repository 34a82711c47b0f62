import type { IncomingMessage } from 'node:http';
import { isLocal, surroundings } from '@site/backend/caller';
import { ports, remoteNames } from '@site/build/parts';

/** Directives of a document's policy under which another part's server must be admitted. */
const directives = /(script-src|style-src|img-src|font-src|connect-src) 'self'/g;

/**
 * Origins from which a visitor of this server may take a part instead of its release: those of
 * `SITE_OVERRIDE_ORIGINS`, or, on this machine and without a proxy, the parts' own development
 * servers.
 */
export function overrideOrigins(
  req: IncomingMessage,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  if (env.SITE_OVERRIDE_ORIGINS !== undefined) {
    // What is no origin would end up in the policy as something else.
    return env.SITE_OVERRIDE_ORIGINS.split(/[\s,]+/).filter((origin) =>
      /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin),
    );
  }
  return isLocal(req, surroundings(env))
    ? remoteNames.map((name) => `http://localhost:${ports[name]}`)
    : [];
}

/** Set when a tab first asks for an override: its later documents must allow the same. */
export const overrideCookie = 'site-override=1; Path=/; SameSite=Lax';

/** Whether this request belongs to a browser that uses overrides; nobody else's documents change. */
export const asksForOverride = (req: IncomingMessage, url: URL): boolean =>
  url.searchParams.has('override') || /(^|; )site-override=1/.test(req.headers.cookie ?? '');

/**
 * The document with these origins admitted: in its policy, and in `site-data`, which the shell and
 * the page's script policy read. A set's own documents admit none.
 */
export const allowOverrides = (document: string, origins: string[]): string =>
  document
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
      (_, start: string, policy: string) =>
        start + policy.replace(directives, `$& ${origins.join(' ')}`),
    )
    .replace(
      /(<script type="application\/json" id="site-data">\{)/,
      `$1"overrides":${JSON.stringify(origins)},`,
    );
