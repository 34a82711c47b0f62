import '@site/ui/tokens.css';
import { start } from './start';

// A cached script can run before the document is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
} else {
  void start();
}
