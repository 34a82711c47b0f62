import { escapeHtml } from '@site/data-types/escape-html';

/**
 * Stands for a page that cannot be rendered. Its script shows what is wrong with the sources, and
 * loads the page again after a save.
 */
export const errorDocument = (path: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cannot be shown</title><body><p>${escapeHtml(path)} cannot be shown. It loads again when the sources are right.</p><script src="/_dev/page.js"></script></body></html>\n`;
