import type { RemoteServerModule } from '@site/data-types/contract';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes';

const server = {
  routes,
  paths: () => ['/book-online', '/warranty'],
  notFound: {},
  // The exposed modules are for handlers in the browser; none is rendered into a page.
  modules: {},
} satisfies RemoteServerModule<RouteObject>;

export default server;
