import type { RemoteServerModule } from '@site/data-types/contract';
import type { ExposedModules } from '@site/data-types/federated-modules';
import type { RouteObject } from 'react-router-dom';
import * as ApplianceCards from './fragments/ApplianceCards';
import * as BrandWall from './fragments/BrandWall';
import { indexes } from './lib/records';
import { routes } from './routes';

const server = {
  routes,
  async paths() {
    await indexes.warm('all');
    return indexes.get('all').paths;
  },
  notFound: {
    '/appliances/*': '/appliances/not-found',
    '/brands/*': '/brands/not-found',
    '/brands/*/codes': '/brands/not-found/codes',
    '/issues/*': '/issues/not-found',
  },
  modules: { ApplianceCards, BrandWall } satisfies ExposedModules<'mf-catalog'>,
} satisfies RemoteServerModule<RouteObject>;

export default server;
