import type { RemoteServerModule } from '@site/data-types/contract';
import type { RouteObject } from 'react-router-dom';
import { serviceWorker, type WorkerSettings } from './app/service-worker';
import { workerFile } from './app/worker-file';
import { routes } from './routes';

// Every page is a frame that the browser fills after the sign-in.
const paths = () => routes.map(({ path = '' }) => path);

const settings = (): WorkerSettings => ({ pages: paths(), icon: '/staff-192.png' });

const server = {
  routes,
  paths,
  notFound: {},
  modules: {},
  files: () => ({
    [workerFile]: `(${serviceWorker.toString()})(self,${JSON.stringify(settings())})\n`,
  }),
} satisfies RemoteServerModule<RouteObject>;

export default server;
