import type { RemoteServerModule } from '@site/data-types/contract';
import type { ExposedModules } from '@site/data-types/federated-modules';
import { getLoader } from '@site/federation';
import type { RouteObject } from 'react-router-dom';
import type { CatalogIndex } from './data/shapes';
import * as ApplianceCards from './fragments/ApplianceCards';
import * as BrandWall from './fragments/BrandWall';
import { routes } from './routes';

const server = {
  routes,
  async paths() {
    const index = (await getLoader().record('mf-catalog', 'index')) as CatalogIndex | undefined;
    if (!index) throw new Error('mf-catalog has no record "index"');
    return index.paths;
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
