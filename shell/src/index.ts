import '@site/ui/tokens.css';
import { start } from './start';

void start();
