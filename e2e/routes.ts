import { parts } from '@site/build/parts';

/** One path of each kind from the specification's table, with the part that answers it. */
const specified = [
  { path: '/', owner: 'shell' },
  { path: '/appliances', owner: 'mf-catalog' },
  { path: '/appliances/washing-machine', owner: 'mf-catalog' },
  { path: '/brands', owner: 'mf-catalog' },
  { path: '/brands/samsung', owner: 'mf-catalog' },
  { path: '/brands/samsung/codes', owner: 'mf-catalog' },
  { path: '/issues/washing-machine-not-draining', owner: 'mf-catalog' },
  { path: '/issues/5', owner: 'mf-catalog' },
  { path: '/service-areas', owner: 'mf-service-areas' },
  { path: '/service-area/city/katy', owner: 'mf-service-areas' },
  { path: '/service-area/77002', owner: 'mf-service-areas' },
  { path: '/service-area/77001', owner: 'mf-service-areas' },
  { path: '/service-area/woodley-park', owner: 'mf-service-areas' },
  { path: '/technicians', owner: 'mf-service-areas' },
  { path: '/blog', owner: 'mf-blog' },
  { path: '/blog/dryer-vents-in-slab-houses', owner: 'mf-blog' },
  { path: '/blog/category/repair-guides', owner: 'mf-blog' },
  { path: '/blog/tag/dryer', owner: 'mf-blog' },
  { path: '/faq', owner: 'mf-blog' },
  { path: '/privacy', owner: 'mf-blog' },
  { path: '/terms', owner: 'mf-blog' },
  { path: '/book-online', owner: 'mf-booking' },
  { path: '/appointment', owner: 'mf-booking' },
  { path: '/warranty', owner: 'mf-booking' },
  { path: '/estimate', owner: 'mf-estimator' },
  { path: '/parts', owner: 'mf-estimator' },
];

/** A page of visitors for each kind; of a prefix that the specification does not name, its first. */
export const pages = [
  ...specified,
  ...parts
    .filter(({ site }) => !site.private)
    .flatMap(({ name, site }) => site.prefixes.map((path) => ({ path, owner: name })))
    .filter(({ path }) => !specified.some((page) => `${page.path}/`.startsWith(`${path}/`))),
];

/**
 * Pages that search engines must not list: each visitor sees another one, or the ZIP has no facts of
 * its own (`mf-service-areas/src/lib/indexing.ts`).
 */
export const unlisted: readonly string[] = [
  '/appointment',
  '/service-area/77001',
  '/service-area/77002',
];

/** Unknown addresses, with the heading and the link back that the specification requires. */
export const unknownPages = [
  {
    path: '/appliances/toaster',
    owner: 'mf-catalog',
    title: 'Appliance Not Found',
    link: 'View All Appliances',
  },
  {
    path: '/brands/unknown',
    owner: 'mf-catalog',
    title: 'Brand Not Found',
    link: 'View All Brands',
  },
  {
    path: '/brands/none/codes',
    owner: 'mf-catalog',
    title: 'Error Codes Not Found',
    link: 'View All Brands',
  },
  {
    path: '/issues/nothing',
    owner: 'mf-catalog',
    title: 'Issue Not Found',
    link: 'View All Appliances',
  },
  {
    path: '/service-area/99999',
    owner: 'mf-service-areas',
    title: 'Service Area Not Found',
    link: 'Back to Home',
  },
  {
    path: '/service-area/city/atlantis',
    owner: 'mf-service-areas',
    title: 'Service Area Not Found',
    link: 'Back to Home',
  },
  { path: '/blog/no-such-post', owner: 'mf-blog', title: 'Post Not Found', link: null },
  { path: '/blog/category/none', owner: 'mf-blog', title: 'Category Not Found', link: null },
  { path: '/blog/tag/none', owner: 'mf-blog', title: 'Tag Not Found', link: null },
  { path: '/appliances/dryer/none', owner: 'shell', title: 'Page Not Found', link: 'Back to Home' },
  { path: '/blog/none/at-all', owner: 'shell', title: 'Page Not Found', link: 'Back to Home' },
  { path: '/nowhere/at/all', owner: 'shell', title: 'Page Not Found', link: 'Back to Home' },
] as const;

/** Links in the header or footer of every page. */
export const everywhere = [
  '/appliances',
  '/brands',
  '/service-areas',
  '/blog',
  '/book-online',
  '/warranty',
  '/estimate',
  '/parts',
  '/technicians',
  '/faq',
];
