/** @typedef {import('@site/data-types/contract').RemoteName} RemoteName */

/** Specs that test one remote. @type {Record<RemoteName, string[]>} */
const own = {
  'mf-booking': ['booking.spec.ts', 'booking-hardening.spec.ts', 'clock.spec.ts'],
  'mf-blog': ['reading.spec.ts'],
  'mf-catalog': ['journeys.spec.ts'],
  'mf-estimator': ['journeys.spec.ts'],
  'mf-service-areas': ['areas.spec.ts'],
};

/**
 * Specs for a change in these remotes; `pages.spec.ts` then visits only their pages.
 * @param {RemoteName[]} remotes
 */
export const specsOf = (remotes) => [
  'pages.spec.ts',
  ...new Set(remotes.flatMap((remote) => own[remote])),
];
