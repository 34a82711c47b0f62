import '@site/ui/tokens.css';
// Remotes take federation's runtime from the page; it must be there before anything else runs.
import './federation-runtime';
import { start } from './start';

void start();
