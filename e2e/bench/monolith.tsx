/** The same pages as one bundle without federation, for comparison. Built by bytes.ts. */
import '@site/ui/tokens.css';
import { provideLoader } from '@site/federation';
import { provideCompany, startPersistence } from '@site/store';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { bringPage, createSiteRouter } from '../../shell/src/navigation/site-router';
import { createRoutes } from '../../shell/src/routes';
import { remotes } from './every-remote';

async function start() {
  provideCompany(await (await fetch('/company.json')).json());
  provideLoader({
    record: async (part, path) => (await fetch(`/records/${part}/${path}.json`)).json(),
  });
  const routes = createRoutes(remotes);
  await bringPage(routes, location.pathname);
  const router = createSiteRouter({ routes, discover: () => Promise.resolve(undefined) });
  createRoot(document.body).render(<RouterProvider router={router} />);
  startPersistence();
}

void start();
