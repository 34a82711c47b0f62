import type { RemoteServerModule } from '@site/data-types/contract';
import type { ExposedModules } from '@site/data-types/federated-modules';
import type { RouteObject } from 'react-router-dom';
import * as EstimateEntry from './fragments/EstimateEntry';
import * as EstimateTeaser from './fragments/EstimateTeaser';
import { routes } from './routes';

const server = {
  routes,
  paths: () => ['/estimate', '/parts'],
  notFound: {},
  modules: { EstimateEntry, EstimateTeaser } satisfies ExposedModules<'mf-estimator'>,
} satisfies RemoteServerModule<RouteObject>;

export default server;
