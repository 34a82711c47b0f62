import type { RemoteServerModule } from '@site/data-types/contract';
import type { RouteObject } from 'react-router-dom';
import { topicLists } from './lib/records';
import { routes } from './routes';

async function paths(): Promise<string[]> {
  const topics = (await topicLists.warm('all')) ?? [];
  return ['/new-section', ...topics.map(({ slug }) => `/new-section/${slug}`)];
}

export default {
  routes,
  paths,
  notFound: { '/new-section/*': '/new-section/not-found' },
  modules: {},
} satisfies RemoteServerModule<RouteObject>;
