import '@site/ui/tokens.css';
import { watchEarly } from './reports/measure';

watchEarly();

/**
 * Runs React in a task of its own and the site in the next, so that a slow phone can answer a touch
 * between them. Both are in this file: the page loads nothing more.
 */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

// A cached script can run before the document is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void begin(), { once: true });
} else {
  void begin();
}
