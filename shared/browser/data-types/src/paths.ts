/**
 * Pages that parts link to of each other, so that a moved page is changed once. The contract test of
 * the part that owns a page checks that the page is there.
 */
export const paths = {
  appliances: '/appliances',
  appointment: '/appointment',
  articles: '/blog',
  booking: '/book-online',
  brands: '/brands',
  estimate: '/estimate',
  faq: '/faq',
  parts: '/parts',
  privacy: '/privacy',
  serviceAreas: '/service-areas',
  technicians: '/technicians',
  terms: '/terms',
  warranty: '/warranty',
};

export const appliancePath = (slug: string): string => `${paths.appliances}/${slug}`;

/** Page of a ZIP. @param zip five digits */
export const zipPath = (zip: string): string => `/service-area/${zip}`;

export const brandPath = (slug: string): string => `${paths.brands}/${slug}`;

export const issuePath = (slug: string): string => `/issues/${slug}`;
