import type { RemoteName } from '@site/data-types/contract';

/** Specs that test one remote. `clock-visits.spec.ts` starts a server per test, so it runs with all. */
const own: Record<RemoteName, string[]> = {
  'mf-booking': ['booking.spec.ts', 'booking-hardening.spec.ts', 'clock.spec.ts'],
  'mf-blog': ['reading.spec.ts'],
  'mf-catalog': ['journeys.spec.ts', 'issue-page.spec.ts'],
  'mf-estimator': ['journeys.spec.ts'],
  'mf-service-areas': ['areas.spec.ts'],
  'mf-staff': ['staff.spec.ts'],
};

/** Specs for a change in these remotes; `pages.spec.ts` then visits only their pages. */
export const specsOf = (remotes: RemoteName[]): string[] => [
  'pages.spec.ts',
  ...new Set(remotes.flatMap((remote) => own[remote])),
];
