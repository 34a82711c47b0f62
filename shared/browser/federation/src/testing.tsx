import type { CompanyConfig } from '@site/data-types/company';
import type { PageMeta } from '@site/data-types/contract';
import { testCompany } from '@site/data-types/test-company';
import { provideCompany, resetStore } from '@site/store';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { provideLoader } from './loader';
import type { ModuleId } from './loader';
import { forgetRecords } from './records';
import type { RouteHandle } from './route';

export { testCompany };

export interface TestPage {
  /** Records of all parts by path (`zips/77002`), as from a part's `records()`. */
  records?: Record<string, unknown>;
  /** Modules of other parts by id. Loading any other module fails. */
  modules?: Partial<Record<ModuleId, unknown>>;
  company?: Partial<CompanyConfig>;
}

/** Sets up company, store and loader without rendering. */
export function preparePage({ records = {}, modules = {}, company = {} }: TestPage = {}): void {
  resetStore();
  forgetRecords();
  provideCompany({ ...testCompany, ...company });
  provideLoader({
    load: async (id) => {
      if (modules[id] === undefined) throw new Error(`${id} is down`);
      return modules[id];
    },
    peek: (id) => modules[id],
    record: async (_part, path) => records[path],
  });
}

/**
 * Renders a whole route like the shell: loads module and records, then shows the page.
 * @param url path with search, e.g. `/blog?tag=diy`
 */
export async function renderRoute(routes: RouteObject[], url: string, page: TestPage = {}) {
  preparePage(page);
  // The shell shows nothing until the page is ready.
  const root = { HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [url] });
  const view = render(<RouterProvider router={router} />);
  const settled = () =>
    router.state.initialized && router.state.navigation.state === 'idle'
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          const stop = router.subscribe((state) => {
            if (!state.initialized || state.navigation.state !== 'idle') return;
            stop();
            resolve();
          });
        });
  await act(settled);
  const meta = (): PageMeta => {
    const match = router.state.matches.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    if (!match || !handle) throw new Error(`${url} matches no route`);
    return handle.meta({ params: match.params, pathname: router.state.location.pathname });
  };
  return { ...view, router, meta };
}
