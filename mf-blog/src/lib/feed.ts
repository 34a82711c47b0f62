import { escapeHtml } from '@site/data-types/escape-html';
import { locale } from '@site/data-types/language';
import { addressOf } from '@site/federation';
import { getCompany } from '@site/store';
import type { PostRecord } from '../data/shapes';
import { nameOf } from '../data/taxonomy';
import { fillHtml } from './fill';
import { startOfDay } from './zoned-date';
import * as m from '../messages/feed';

/** Feed readers show posts outside of the site, so paths and anchors become absolute addresses. */
const absolute = (html: string, siteUrl: string, page: string): string =>
  html
    .replaceAll('href="/', `href="${siteUrl}/`)
    .replaceAll('href="#', `href="${page}#`)
    .replaceAll(/ id="[^"]*"/g, '');

/** Escapes `]]>`, which would end the CDATA section early. It occurs only in text. */
const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]&gt;')}]]>`;

function item(post: PostRecord): string {
  const company = getCompany();
  const { siteUrl, timeZone } = company;
  const url = siteUrl + addressOf(`/blog/${post.slug}`);
  return [
    '<item>',
    `<title>${escapeHtml(post.title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${rfc822(startOfDay(post.publishDate, timeZone))}</pubDate>`,
    `<dc:creator>${escapeHtml(post.author)}</dc:creator>`,
    ...[...post.categories, ...post.tags].map(
      (slug) => `<category>${escapeHtml(nameOf(slug))}</category>`,
    ),
    `<description>${escapeHtml(post.excerpt)}</description>`,
    `<content:encoded>${cdata(absolute(fillHtml(post.html, company), siteUrl, url))}</content:encoded>`,
    '</item>',
  ].join('\n');
}

const rfc822 = (instant: string): string => new Date(instant).toUTCString();

/** The feed of all posts, RSS 2.0 with their whole text. @param posts newest first */
export function feed(posts: PostRecord[]): string {
  const { name, siteUrl, timeZone } = getCompany();
  const changed = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeHtml(m.title({ name }))}</title>`,
    `<link>${siteUrl}${addressOf('/blog')}</link>`,
    `<atom:link href="${siteUrl}${addressOf('/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(m.description)}</description>`,
    `<language>${locale.toLowerCase()}</language>`,
    ...(changed ? [`<lastBuildDate>${rfc822(startOfDay(changed, timeZone))}</lastBuildDate>`] : []),
    ...posts.map(item),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`;
}
