import type { SetManifest } from '@site/contract/set';
import type { Language } from '@site/data-types/contract';
import { addressIn } from '@site/data-types/language';
import type { SiteFacts } from '@site/contract/company';
import { hreflangs } from './document-head';
import { type App, appLinks, fileNameOf } from './home-screen-app';
import { appIconDrawings, appManifestIcons, drawIcons, iconDrawings, manifestIcons } from './icons';
import type { Theme } from './theme';

/** Every indexed page of a set, with the same page in the other languages. */
function sitemap(set: SetManifest, siteUrl: string): string {
  const urls = Object.entries(set.pages)
    .filter(([, { indexed }]) => indexed)
    .map(([path, { modified, alternates }]) => {
      const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
      const links = hreflangs(alternates ?? {}).map(
        ([language, other]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${other}"/>`,
      );
      return `<url><loc>${siteUrl}${path}</loc>${lastmod}${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Number of letters that launchers show below an icon. */
const shortLength = 12;

/** As many whole words as fit, but always the first one. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.reduce((short, word) => {
    const longer = `${short} ${word}`;
    return longer.length <= shortLength ? longer : short;
  }, first);
}

function manifest(
  { name, serviceArea }: SiteFacts,
  { page }: Theme,
  { app, language = 'en' }: { app?: App; language?: Language },
): string {
  const start = addressIn(language, app?.path ?? '/');
  return JSON.stringify({
    id: start,
    name: app ? `${app.name}: ${name}` : name,
    short_name: shortName(app?.name ?? name),
    description: `${name}, ${serviceArea}`,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: page.light,
    background_color: page.light,
    icons: app ? appManifestIcons(fileNameOf(app)) : manifestIcons,
  });
}

/**
 * When the security contact expires: at the start of a half-year, six to twelve months ahead. So
 * composing again within a half-year changes nothing.
 * @returns ISO 8601 instant
 */
export function securityExpiry(now: Date): string {
  const turn = now.getUTCMonth() < 6 ? 12 : 18;
  return new Date(Date.UTC(now.getUTCFullYear(), turn)).toISOString();
}

/** RFC 9116. */
const security = (
  { email, siteUrl }: SiteFacts,
  { expires, languages }: Pick<SiteFilesInput, 'expires' | 'languages'>,
): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Preferred-Languages: ${languages.join(', ')}`,
    '',
  ].join('\n');

const names = new Intl.DisplayNames('en-US', { type: 'language' });

const humans = (
  { name, email, address }: SiteFacts,
  { set: { id, versions }, languages }: Pick<SiteFilesInput, 'set' | 'languages'>,
): string =>
  [
    '/* TEAM */',
    name,
    `Contact: ${email}`,
    `From: ${address.city}, ${address.state}`,
    '',
    '/* SITE */',
    `Language: ${languages.map((code) => names.of(code)).join(', ')}`,
    `Set: ${id}`,
    ...Object.entries(versions).map(([part, version]) => `${part}: ${version}`),
    '',
  ].join('\n');

export interface SiteFilesInput {
  set: SetManifest;
  company: SiteFacts;
  theme: Theme;
  /** The shell's `icon.svg`. */
  icon: string;
  /** Of the set's pages, English first. */
  languages: Language[];
  /** As {@link securityExpiry} gives it. */
  expires: string;
  apps: App[];
}

/** Files of the site as a whole, by path below its root. */
export function siteFiles(input: SiteFilesInput): Record<string, string | Buffer> {
  const { set, company, theme, icon, languages, apps } = input;
  const drawings = apps.map((app) => appIconDrawings(fileNameOf(app), icon, theme.page.dark));
  return {
    'sitemap.xml': sitemap(set, company.siteUrl),
    'robots.txt': robots(company.siteUrl),
    ...Object.fromEntries(
      languages.map((language) => [
        appLinks(undefined, language).manifest.slice(1),
        manifest(company, theme, { language }),
      ]),
    ),
    ...Object.fromEntries(
      apps.flatMap((app) =>
        app.languages
          .filter((language) => languages.includes(language))
          .map((language) => [
            appLinks(app, language).manifest.slice(1),
            manifest(company, theme, { app, language }),
          ]),
      ),
    ),
    'humans.txt': humans(company, input),
    '.well-known/security.txt': security(company, input),
    ...drawIcons(Object.assign(iconDrawings(icon, theme.signal), ...drawings)),
  };
}
