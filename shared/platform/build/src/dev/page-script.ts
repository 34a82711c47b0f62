import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Script of a page in development. Shows what is wrong with the sources until it is fixed. Passes
 * other updates to the page; reloads when the page cannot apply one in place.
 */
export const pageScript = `const problems = document.createElement('pre');
problems.role = 'alert';
problems.style.cssText = 'position:fixed;inset:auto 0 0;z-index:99;max-height:50vh;overflow:auto;margin:0;padding:1em;background:#300;color:#fff;white-space:pre-wrap';
const events = new EventSource('/_dev/events');
events.onmessage = ({ data }) => {
  const detail = JSON.parse(data);
  if (detail.problems) {
    problems.textContent = detail.problems.join('\\n\\n');
    if (detail.problems.length) document.body.append(problems);
    else problems.remove();
    return;
  }
  const update = new CustomEvent('site:update', { cancelable: true, detail });
  if (dispatchEvent(update)) location.reload();
};
addEventListener('pagehide', () => events.close());
`;

export function sendPageScript(_req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('content-type', 'text/javascript');
  res.end(pageScript);
}
