import type { SiteFacts } from '@site/contract/company';
import type { Language, PageMeta } from '@site/data-types/contract';
import { escapeHtml } from '@site/data-types/escape-html';
import { type App, appLinks } from './home-screen-app';
import type { Theme } from './theme';

/** Address of a page in each language that it has. */
export type Alternates = Partial<Record<Language, string>>;

/** Their names for search engines: each language, and English for every other one. */
export const hreflangs = (alternates: Alternates): [string, string][] =>
  Object.entries({ ...alternates, ...(alternates.en && { 'x-default': alternates.en }) });

/**
 * Metadata of a page for search engines, shares and the browser.
 * @param app that the page belongs to on a home screen, if it is not the site's
 * @param alternates address of the page in each language
 */
export function documentHead(
  meta: PageMeta,
  company: SiteFacts,
  { page }: Theme,
  { app, alternates }: { app?: App | undefined; alternates: Alternates },
): string {
  const links = appLinks(app, meta.lang);
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    named('description', meta.description),
    named('keywords', meta.keywords.join(', ')),
    named('robots', meta.robots),
    `<link rel="canonical" href="${escapeHtml(meta.canonical)}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${links.icon}">`,
    app && named('apple-mobile-web-app-title', app.name),
    ...Object.entries(page).map(
      ([scheme, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
    ),
    ...hreflangs(alternates).map(
      ([language, href]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    meta.feed &&
      `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(meta.feed)}" title="${escapeHtml(company.name)}">`,
    property('og:type', meta.type),
    property('og:site_name', company.name),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', meta.canonical),
    property('og:image', meta.image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', meta.share.title),
    property('og:locale', meta.locale),
    named('twitter:card', 'summary_large_image'),
  ].join('');
}
