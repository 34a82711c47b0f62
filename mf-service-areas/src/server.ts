import type { RemoteServerModule } from '@site/data-types/contract';
import type { ExposedModules } from '@site/data-types/federated-modules';
import type { RouteObject } from 'react-router-dom';
import * as coverage from './coverage';
import * as DayMap from './fragments/DayMap';
import * as ZipChecker from './fragments/ZipChecker';
import { slugLists } from './lib/records';
import { routes } from './routes';

const server = {
  routes,
  async paths() {
    await Promise.all(['zips', 'places'].map(slugLists.warm));
    const [zips, places] = [slugLists.get('zips'), slugLists.get('places')];
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
  modules: { coverage, DayMap, ZipChecker } satisfies ExposedModules<'mf-service-areas'>,
} satisfies RemoteServerModule<RouteObject>;

export default server;
