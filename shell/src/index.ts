import '@site/ui/tokens.css';
import { start } from './start';

// On a page whose script was kept by the browser it runs before the document is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
} else {
  void start();
}
