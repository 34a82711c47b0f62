import type { RemoteServerModule } from '@site/data-types/contract';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes';

const server = {
  routes,
  // Every page is a frame that the browser fills after the sign-in.
  paths: () => routes.map(({ path = '' }) => path),
  notFound: {},
  modules: {},
} satisfies RemoteServerModule<RouteObject>;

export default server;
