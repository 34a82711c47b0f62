import type { Page } from 'playwright/test';
import type { AppointmentView } from '@site/data-types/appointment';

export const link = `/appointment#APT-123456.${'k'.repeat(43)}`;

const base: AppointmentView = {
  ...{ id: 'APT-123456', key: 'k'.repeat(43), version: 3, sequence: 1, state: 'confirmed' },
  ...{ preferredDate: '2026-12-01', preferredTime: '2-4 PM', appliance: 'Washing Machine' },
  ...{ issue: 'Not Draining', brand: 'LG', name: 'Ada Homeowner', zip: '77002' },
  ...{ address: '12 Bayou Lane, Houston, TX', technician: 'Maria Lopez', isWarranty: false },
  estimate: {
    ...{ appliance: 'washing-machine', issue: 'not-draining', accuracy: 95, breakdown: [] },
    ...{ priceRange: { min: 162, max: 315 }, calculatedAt: '2026-11-23T14:00:00.000Z' },
  },
  notes: [{ at: '2026-11-23T16:00:00.000Z', text: 'The gate code is 4711.' }],
  photos: [{ id: '0b6f1d2e-0000-4000-8000-000000000001', at: '2026-11-23T16:01:00.000Z' }],
  history: [
    { at: '2026-11-23T15:00:00.000Z', state: 'requested', by: 'you' },
    { at: '2026-11-23T15:20:00.000Z', state: 'confirmed', by: 'us' },
  ],
  canChangeUntil: '2026-12-01T18:00:00.000Z',
};

const over = { canChangeUntil: null };

/** A view of each state, and of what else changes the page. */
export const views: Record<string, AppointmentView> = {
  held: { ...base, state: 'held', technician: null, notes: [], photos: [] },
  requested: {
    ...{ ...base, state: 'requested', technician: null, brand: null, notes: [], photos: [] },
    ...{ history: base.history.slice(0, 1), estimate: null },
  },
  confirmed: base,
  free: { ...base, isWarranty: true, estimate: null },
  'too-late': { ...base, ...over },
  'on-the-way': { ...base, ...over, state: 'on_the_way' },
  done: { ...base, ...over, state: 'done' },
  canceled: { ...base, ...over, state: 'canceled' },
  'no-one-home': { ...base, ...over, state: 'no_one_home' },
};

/** Lets the server answer with a view; undefined for an appointment that it does not have. */
export async function answerWith(page: Page, view: AppointmentView | undefined): Promise<void> {
  const json = view ? { status: 'found', appointment: view } : { status: 'unknown' };
  await page.route('**/rpc/view_appointment', (route) => route.fulfill({ json }));
}
