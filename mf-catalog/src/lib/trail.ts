import type { Breadcrumb } from '@site/data-types/contract';
import * as m from '../messages/structured-data';

/** Breadcrumbs below Home, as `metadata` and `Breadcrumbs` take them. */
export const trails = {
  appliances: (): Breadcrumb[] => [{ name: m.appliances, path: '/appliances' }],
  appliance: ({ name, slug }: { name: string; slug: string }): Breadcrumb[] => [
    ...trails.appliances(),
    { name, path: `/appliances/${slug}` },
  ],
  issue: (
    { name, slug }: { name: string; slug: string },
    appliance: { name: string; slug: string },
  ): Breadcrumb[] => [...trails.appliance(appliance), { name, path: `/issues/${slug}` }],
  brands: (): Breadcrumb[] => [{ name: m.brands, path: '/brands' }],
  brand: ({ name, slug }: { name: string; slug: string }): Breadcrumb[] => [
    ...trails.brands(),
    { name, path: `/brands/${slug}` },
  ],
  codes: (brand: { name: string; slug: string }): Breadcrumb[] => [
    ...trails.brand(brand),
    { name: m.errorCodes, path: `/brands/${brand.slug}/codes` },
  ],
};
