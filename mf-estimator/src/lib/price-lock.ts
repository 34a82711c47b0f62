import type { Appointment, EstimateSummary } from '@site/data-types/entities';
import { lockHours } from '@site/data-types/visit';
import { readStored, siteStore, track, updateDraft, writeStored } from '@site/store';
import * as m from '../messages/estimate';
import { quoteFor } from './quote';

const hour = 3_600_000;

/** An estimate with the values under which the calculator's address names it. */
export interface HeldEstimate {
  appliance: string;
  issue: string;
  estimate: EstimateSummary;
}

/** The visit's draft is the tab's; the price is held for the person, so it outlives the tab. */
const key = 'site.estimates';
const maxStored = 5;

/**
 * How long an estimate is still valid, in milliseconds, at most 24 hours; 0 if its time
 * is over or cannot be read.
 * @param now milliseconds since 1970
 */
export function timeLeft({ calculatedAt }: EstimateSummary, now: number): number {
  const left = Date.parse(calculatedAt) + lockHours * hour - now;
  return Number.isFinite(left) ? Math.min(Math.max(left, 0), lockHours * hour) : 0;
}

/** `23 h 5 min`; a begun minute counts, so that the last one is not "0 min". */
export function formatTimeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  if (h === 0) return m.minutesOnly({ minutes: min });
  return min > 0 ? m.hoursAndMinutes({ hours: h, minutes: min }) : m.hoursOnly({ hours: h });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRange = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.min === 'number' &&
  typeof value.max === 'number' &&
  value.min <= value.max;

function isHeld(value: unknown): value is HeldEstimate {
  if (!isObject(value) || !isObject(value.estimate)) return false;
  const { appliance, issue, priceRange, accuracy, breakdown, calculatedAt } = value.estimate;
  return (
    [value.appliance, value.issue, appliance, issue, calculatedAt].every(
      (text) => typeof text === 'string',
    ) &&
    typeof accuracy === 'number' &&
    isRange(priceRange) &&
    Array.isArray(breakdown) &&
    breakdown.every((line) => isRange(line) && typeof line.label === 'string')
  );
}

/** Estimates of this browser that are still honored, the newest first. @param now as in Date.now() */
export function heldEstimates(now: number = Date.now()): HeldEstimate[] {
  const stored = readStored<HeldEstimate[]>(key, [], (value) =>
    isObject(value) && value.v === 1 && Array.isArray(value.value)
      ? value.value.filter(isHeld)
      : undefined,
  );
  // A future time comes from a wrong clock, and its price would be held too long.
  return stored.filter(
    ({ estimate }) => timeLeft(estimate, now) > 0 && Date.parse(estimate.calculatedAt) <= now,
  );
}

/**
 * The estimate for a fault: the valid one with its figures and time, or a new one. It is stored in
 * this browser and in the visitor's draft, which the booking sends. An estimate that has been booked
 * does not go into the draft again, or going back from the confirmation would begin a second booking.
 */
export function holdEstimate(appliance: string, issue: string): EstimateSummary {
  const now = Date.now();
  const isThis = (held: { appliance: string; issue: string }) =>
    held.appliance === appliance && held.issue === issue;
  const held = heldEstimates(now);
  const { appointments, draft } = siteStore.getState();
  // If storage is blocked, the draft still holds the estimate.
  const drafted = isThis(draft) && draft.estimate && timeLeft(draft.estimate, now) > 0;
  const running = held.find(isThis)?.estimate ?? (drafted ? draft.estimate : null);
  const estimate = running ?? calculate(appliance, issue, now);
  if (!running) {
    const others = held.filter((other) => !isThis(other));
    const value = [{ appliance, issue, estimate }, ...others].slice(0, maxStored);
    writeStored(key, { v: 1, value });
    track('estimate', { appliance, issue, ...estimate.priceRange });
  }
  const booked = bookedEstimate(appointments, appliance, issue);
  if (booked?.calculatedAt !== estimate.calculatedAt) updateDraft({ appliance, issue, estimate });
  return estimate;
}

/** The estimate for a fault that this browser has booked last. */
export function bookedEstimate(
  appointments: readonly Appointment[],
  appliance: string,
  issue: string,
): EstimateSummary | undefined {
  const quote = quoteFor(appliance, issue);
  return appointments.findLast(
    ({ estimate }) => estimate?.appliance === quote.appliance && estimate.issue === quote.issue,
  )?.estimate;
}

function calculate(appliance: string, issue: string, now: number): EstimateSummary {
  const quote = quoteFor(appliance, issue);
  return {
    appliance: quote.appliance,
    issue: quote.issue,
    priceRange: quote.priceRange,
    accuracy: quote.accuracy,
    breakdown: quote.breakdown,
    calculatedAt: new Date(now).toISOString(),
  };
}
