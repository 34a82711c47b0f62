import type { SetManifest } from '@site/contract/set';

/** Every indexed page of a set. */
export function sitemap(set: SetManifest, siteUrl: string): string {
  const urls = Object.entries(set.pages)
    .filter(([, { indexed }]) => indexed)
    .map(([path, { modified }]) => {
      const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
      return `<url><loc>${siteUrl}${path}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
