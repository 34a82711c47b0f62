import { failureEvidence, faultOf, maxPerNetwork, rule } from '../src/watch/rule';
import type { Groups } from '../src/watch/rule';

/** How many networks a stranger needs to sway a watch, if each sends all that counts. */

const group = (failures = 0, LCP: number[] = []): Groups['canary'] => ({
  views: 0,
  failures,
  allFailures: failures,
  LCP,
  INP: [],
});

/** More than a stranger would take; without it, a rule that is never reached would not end. */
const maxNetworks = 5000;

const leastFor = (isEnough: (networks: number) => boolean): number => {
  let networks = 0;
  while (networks < maxNetworks && !isEnough(networks)) networks++;
  return networks;
};

/** Networks whose made-up failures take back a canary that never fails, when live never fails either. */
export const failuresToTakeBack = (percent: number): number =>
  leastFor((n) => Boolean(faultOf({ canary: group(n), live: group() }, percent)));

/**
 * Networks whose made-up times take back a canary that is as quick as live.
 * @param times real ones of the canary; live has as many more as visitors
 */
export function timesToTakeBack(percent: number, times: number): number {
  // A quarter of the real times is above live's p75, which is just below what counts as slow.
  const real = (count: number, made = 0) => {
    const buckets = Array<number>(100).fill(0);
    return buckets
      .with(60, count * 0.75)
      .with(61, count * 0.25)
      .with(99, made);
  };
  const live = group(0, real(times * (100 / percent - 1)));
  return leastFor((n) => {
    const canary = group(0, real(times, maxPerNetwork.times * n));
    return Boolean(faultOf({ canary, live }, percent));
  });
}

/**
 * Networks whose made-up failures of live hide a canary.
 * @param failing networks in which the canary fails, while live never does
 */
export const failuresToHide = (percent: number, failing: number): number =>
  leastFor((n) => failureEvidence(failing, n, percent / 100) < 1 / rule.alpha);

/** Networks whose made-up views are the least number, if the canary has no real one. */
export const viewsToPass = (leastViews: number = rule.leastViews): number =>
  Math.ceil(leastViews / maxPerNetwork.views);
