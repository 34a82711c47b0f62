import { escapeHtml } from '@site/data-types/escape-html';
import type { InboxMail } from './inbox';

const shown = 100;

const style = `
:root{color-scheme:light dark;--ink:#23201b;--paper:#faf7f0;--line:#cfc7b6;--quiet:#1c5a6e}
@media(prefers-color-scheme:dark){:root{--ink:#ece6d9;--paper:#191815;--line:#4a453b;--quiet:#8cc7da}}
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem 4rem;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.6rem;margin:0}
.lead{border-bottom:2px solid;margin:0 0 1rem;padding-bottom:1rem}
details{border-bottom:1px solid var(--line)}
summary{cursor:pointer;padding:.8rem 0;display:grid;grid-template-columns:1fr auto;gap:.15rem 1rem}
summary b{grid-column:1/-1}
summary span{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0 0 1rem;padding:0 0 0 1rem;border-left:2px solid var(--line)}
a{color:var(--quiet)}
:focus-visible{outline:3px solid var(--quiet);outline-offset:2px}
`;

const link = /https?:\/\/[^\s<>"]+/g;

/** Escapes a mail and makes its addresses links. */
const body = (text: string) =>
  escapeHtml(text).replace(link, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);

/**
 * The page of the local inbox: self-contained, without script, mails as plain text.
 * @param note where mails go when they leave this machine
 */
export function inboxPage(mails: InboxMail[], note: string): string {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
  const items = mails.slice(0, shown).map(
    (mail, index) => `<details${index === 0 ? ' open' : ''}>
<summary><b>${escapeHtml(mail.subject)}</b><span>to ${escapeHtml(mail.to)}</span><span><time datetime="${mail.date}">${time.format(new Date(mail.date))}</time></span></summary>
<pre>${body(mail.text)}</pre>
</details>`,
  );
  const more = mails.length > shown ? ` The newest ${shown} are shown.` : '';
  const lead =
    note ||
    `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'} received.${more} As data: <a href="/_local/inbox.json">inbox.json</a>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Local inbox</title>
<style>${style}</style>
<body>
<main>
<h1>Local inbox</h1>
<p class="lead">${lead}</p>
${items.join('\n') || '<p>Mails of this site appear here when an appointment is booked.</p>'}
</main>
</body>
</html>
`;
}
