import type { Schema } from 'hast-util-sanitize';

/**
 * The HTML that content may make. Everything else is taken out: unknown elements leave their text,
 * those in `strip` leave nothing, unknown attributes and addresses with another scheme are dropped.
 * No `id`, `class`, `style` or event handler passes, and no picture, frame, form or script.
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
  // Cells and items outside of their lists and tables would break the page around them.
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
