import type { Schema } from 'hast-util-sanitize';

/**
 * The HTML that content may use. Everything else is removed: unknown elements except their text,
 * elements in `strip` with their text, unknown attributes, and addresses with another scheme.
 * That removes `id`, `class`, `style`, event handlers, pictures, frames, forms and scripts.
 */
export const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'pre'],
    ...['a', 'strong', 'em', 'del', 'code', 'kbd', 'abbr', 'sub', 'sup'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    ol: ['start'],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  // Cells and items outside of tables and lists would break the page.
  ancestors: {
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    figcaption: ['figure'],
  },
  strip: [
    ...['script', 'style', 'template', 'iframe', 'object', 'embed', 'noscript', 'noembed'],
    ...['svg', 'math', 'title', 'textarea', 'xmp', 'select', 'button'],
  ],
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
  required: {},
};
