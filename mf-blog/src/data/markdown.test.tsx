import { renderMarkdown } from './markdown';
import { allowed } from './sanitize';

/** The HTML as a browser reads it. */
function parse(html: string): HTMLElement {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return document.body;
}

/** Attacks by Markdown, by raw HTML and by what parsers make of broken HTML. */
const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" onload="alert(1)">',
  '![x](x "onerror=alert(1)")',
  '![x](javascript:alert(1))',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#x73;cript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\tjavascript:alert(1)">x</a>',
  '<a href="https://x.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<svg onload=alert(1)><circle r="9"/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)><button>x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"; body { display: none }</style>',
  '<p style="background:url(javascript:alert(1))" id="root" class="x">text</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '`<img src=x onerror=alert(1)>`',
  '    <img src=x onerror=alert(1)>',
  '```"><script>alert(1)</script>\n</code><script>alert(1)</script>\n```',
  '| <img src=x onerror=alert(1)> |\n| --- |\n| <script>alert(1)</script> |',
  '<table><td><img src=x onerror=alert(1)></table>',
  '## <img src=x onerror=alert(1)> company',
  '[^x]\n\n[^x]: <img src=x onerror=alert(1)>',
  '{company.phone}<img src=x onerror=alert(1)>{company.email}',
  '<a href="{company.name}" title=\'"><img src=x onerror=alert(1)>\'>x</a>',
];

const tags = new Set([...(allowed.tagNames ?? []), 'div']);
const attributes = new Set([
  ...['href', 'title', 'start', 'align', 'scope', 'rel', 'id'],
  ...['role', 'aria-label', 'tabindex', 'data-table'],
]);

test('there are more than twenty known payloads', () => {
  expect(payloads.length).toBeGreaterThan(20);
});

test.each(payloads)('%s renders harmlessly', (payload) => {
  const body = parse(renderMarkdown(`Before.\n\n${payload}\n\nAfter.`).html);
  expect(body.querySelector('p')?.textContent).toBe('Before.');
  for (const element of body.querySelectorAll('*')) {
    expect(tags).toContain(element.localName);
    for (const { name } of element.attributes) expect(attributes).toContain(name);
    if (element.id) expect(element.id).toMatch(/^section-/);
    if (element instanceof HTMLAnchorElement) {
      expect(['http:', 'https:', 'mailto:', 'tel:', 'ftp:']).toContain(protocolOf(element));
    }
  }
  // Another parser must read it the same way, so serializing it again changes nothing.
  expect(parse(body.innerHTML).innerHTML).toBe(body.innerHTML);
});

/** Protocol of a link as the browser resolves it; `ftp:` for links within the site. */
const protocolOf = (link: HTMLAnchorElement): string =>
  new URL(link.getAttribute('href') ?? '', 'ftp://site.example').protocol;

test('a payload removes none of the text around it', () => {
  for (const payload of payloads) {
    const { text } = renderMarkdown(`Before.\n\n${payload}\n\nAfter.`);
    expect(text).toMatch(/^Before\./);
  }
});

test('the ordinary elements of Markdown and the allowed HTML stay', () => {
  const { html } = renderMarkdown(
    [
      '**bold** _soft_ ~~gone~~ `code` [site](/blog) <kbd>Esc</kbd> <abbr title="x">y</abbr>',
      '- one\n- two',
      '3. three',
      '> quoted',
      '<figure><p>Inside</p><figcaption>Caption</figcaption></figure>',
      '---',
    ].join('\n\n'),
  );
  const names = new Set([...parse(html).querySelectorAll('*')].map(({ localName }) => localName));
  const expected = 'p strong em del code a kbd abbr ul li ol blockquote figure figcaption hr'.split(
    ' ',
  );
  expect([...names].toSorted()).toEqual(expected.toSorted());
  expect(html).toContain('<ol start="3">');
});

test('headings get ids that differ from all ids of the page', () => {
  const { html, toc } = renderMarkdown('## Company\n\n### Côte & Cie\n\n## Company\n\n## [x](/y)');
  const body = parse(html);
  const ids = [...body.querySelectorAll('h2, h3')].map(({ id }) => id);
  expect(ids).toEqual(['section-company', 'section-côte--cie', 'section-company-1', 'section-x']);
  expect(toc).toEqual([
    { id: 'section-company', text: 'Company' },
    { id: 'section-company-1', text: 'Company' },
    { id: 'section-x', text: 'x' },
  ]);
  expect(body.querySelector('h2 > a')?.getAttribute('href')).toBe('#section-company');
  expect(body.querySelector('#section-x a')?.getAttribute('href')).toBe('/y');
});

test('a table is in a named frame that scrolls by keyboard', () => {
  const body = parse(renderMarkdown('## Hardness\n\n| a | b |\n| --- | --: |\n| 1 | 2 |').html);
  const frame = body.querySelector('[role="region"]');
  expect(frame?.getAttribute('aria-label')).toBe('Table: Hardness');
  expect(frame?.getAttribute('tabindex')).toBe('0');
  expect(frame?.querySelectorAll('table th[scope="col"]')).toHaveLength(2);
});

test('phone and e-mail become links, once', () => {
  const { html } = renderMarkdown(
    'Call {company.phone} or {company.email}. [Call {company.phone}](/book-online)',
  );
  expect(html).toBe(
    '<p>Call <a href="tel:{company.rawPhone}">{company.phone}</a> or <a href="mailto:{company.email}">{company.email}</a>. <a href="/book-online">Call {company.phone}</a></p>',
  );
});

test('911 becomes a link, in no other number', () => {
  expect(renderMarkdown('Call 911 from outside, model 9110.').html).toBe(
    '<p>Call <a href="tel:911">911</a> from outside, model 9110.</p>',
  );
});

test('links to other sites send no referrer', () => {
  expect(renderMarkdown('[x](https://x.example)').html).toContain('rel="noopener noreferrer"');
  expect(renderMarkdown('[x](/blog)').html).not.toContain('rel=');
});

test('words are counted as readers see them', () => {
  const { words, text } = renderMarkdown(
    '## Two words\n\nA re**mark**able [link](/x), 5 °F.\n\n| one | two |\n| --- | --- |\n| three | four |',
  );
  expect(text).toBe('Two words A remarkable link, 5 °F. one two three four');
  expect(words).toBe(11);
});
