import type { RemoteServerModule } from '@site/data-types/contract';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes';

const server = {
  routes,
  paths: () => ['/book-online', '/appointment', '/warranty'],
  notFound: {},
  // The exposed modules run in the browser only.
  modules: {},
} satisfies RemoteServerModule<RouteObject>;

export default server;
