import type { CompanyConfig } from '@site/data-types/company';
import type { PageMeta } from '@site/data-types/contract';
import { provideCompany, resetStore } from '@site/store';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { provideLoader } from './loader';
import type { ModuleId } from './loader';
import type { RouteHandle } from './route';

/** A company that is not the site's, so that a fact written into a component shows in a test. */
export const testCompany: CompanyConfig = {
  name: 'Test Repairs',
  phone: '(555) 555-0100',
  rawPhone: '+15555550100',
  secondPhone: '(555) 555-0101',
  rawSecondPhone: '+15555550101',
  email: 'desk@test.example',
  address: { street: '', city: 'Houston', state: 'TX', postalCode: '', country: 'US' },
  serviceArea: 'Houston and around',
  geo: { lat: 29.76, lng: -95.37 },
  messagingNumber: '15555550100',
  hours: {
    weekday: { opens: '07:00', closes: '20:00' },
    weekend: { opens: '08:00', closes: '18:00' },
  },
  timeZone: 'America/Chicago',
  warrantyDays: 90,
  responseTime: '2-4 hours',
  rating: 5,
  reviewCount: 1200,
  claims: {
    satisfactionPercent: 98,
    confirmationMinutes: 30,
    since: 2019,
    repairs: '5,000+',
    brands: '50+',
    technicians: 25,
    radiusMiles: 50,
    estimateAccuracyPercent: 95,
  },
  siteUrl: 'https://test.example',
  partsSupplier: { name: 'Test Supplier', searchUrl: 'https://supplier.example/search' },
  services: {
    supabaseUrl: '',
    supabaseAnonKey: '',
    emailOrigin: '',
    emailPublicKey: 'key',
    emailServiceId: 'service',
    teamTemplateId: 'team',
    customerTemplateId: 'customer',
    database: 'supabase',
  },
  publishOwnRating: false,
};

export interface TestPage {
  /** Records by path (`zips/77002`), as the part's `records()` returns them. */
  records?: Record<string, unknown>;
  /** Modules of other parts by id; any other is down. */
  modules?: Partial<Record<ModuleId, unknown>>;
  company?: Partial<CompanyConfig>;
}

/** Company, store and loader of a page, without rendering anything. */
export function preparePage({ records = {}, modules = {}, company = {} }: TestPage = {}): void {
  resetStore();
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
 * Renders a whole route as the shell does: module and records loaded, then shown.
 * @param url path with search, e.g. `/blog?tag=diy`
 */
export async function renderRoute(routes: RouteObject[], url: string, page: TestPage = {}) {
  preparePage(page);
  // Nothing is shown until the page is there, as in the shell.
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
