import '@site/ui/tokens.css';
import { runStandalone } from '@site/federation/standalone';
import { routes } from './routes';

void runStandalone(routes);
