import type { CompanyConfig } from '@site/data-types/company';
import { provideCompany, startPersistence } from '@site/store';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { provideLoader } from './loader';

/**
 * Runs one part on its development server, which serves `/company.json` and `/records/<part>/…`.
 * Other parts are not available here, so their fallbacks show.
 */
export async function runStandalone(routes: RouteObject[]): Promise<void> {
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(path);
    return response.ok ? response.json() : undefined;
  };
  provideCompany((await get('/company.json')) as CompanyConfig);
  provideLoader({ record: (part, path) => get(`/records/${part}/${path}.json`) });
  const root = document.getElementById('root');
  if (!root) throw new Error('The frame has no #root.');
  createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />);
  startPersistence();
}
