import type { RemoteServerModule } from '@site/data-types/contract';
import type { ExposedModules } from '@site/data-types/federated-modules';
import { getLoader } from '@site/federation';
import type { RouteObject } from 'react-router-dom';
import * as coverage from './coverage';
import * as ZipChecker from './fragments/ZipChecker';
import { routes } from './routes';

const server = {
  routes,
  async paths() {
    const index = async (kind: string) =>
      (await getLoader().record('mf-service-areas', `index/${kind}`)) as string[];
    const [zips, places] = [await index('zips'), await index('places')];
    return [
      '/service-areas',
      '/service-area/woodley-park',
      ...places.map((slug) => `/service-area/city/${slug}`),
      ...zips.map((zip) => `/service-area/${zip}`),
      '/technicians',
    ];
  },
  notFound: {
    '/service-area/*': '/service-area/not-found',
    '/service-area/city/*': '/service-area/city/not-found',
  },
  modules: { coverage, ZipChecker } satisfies ExposedModules<'mf-service-areas'>,
} satisfies RemoteServerModule<RouteObject>;

export default server;
