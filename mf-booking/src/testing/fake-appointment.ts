import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import type { Backend } from '../lib/backend';
import { weekday } from './fake-backend';

export const fakeKey = 'k'.repeat(43);

/** A confirmed visit nine days ahead. */
export const visit = (change: Partial<AppointmentView> = {}): AppointmentView => ({
  ...{ id: 'APT-100001', key: fakeKey, state: 'confirmed', version: 2, sequence: 0 },
  ...{ preferredDate: weekday(9), preferredTime: '2-4 PM', appliance: 'Dryer' },
  ...{ issue: 'Not Heating', brand: null, name: 'Ada Homeowner', address: '12 Bayou Lane' },
  ...{ zip: '77002', technician: null, isWarranty: false, estimate: null, notes: [], photos: [] },
  history: [
    { at: '2026-11-20T15:00:00.000Z', state: 'requested', by: 'you' },
    { at: '2026-11-20T15:20:00.000Z', state: 'confirmed', by: 'us' },
  ],
  canChangeUntil: `${weekday(9)}T18:00:00.000Z`,
  ...change,
});

const phone = '7135550142';

/**
 * One appointment in memory that answers like the database.
 * @param first as it is before the first change
 */
export function fakeAppointment(first: AppointmentView = visit()) {
  let now = first;
  const isOwn = (by: AppointmentProof) =>
    by.id === now.id && ('key' in by ? by.key === now.key : by.phone === phone);
  const unknown = { status: 'unknown' } as const;
  const at = () => new Date().toISOString();
  /** Changes it as the business or another browser does. */
  const change = (to: Partial<AppointmentView>) => (now = { ...now, ...to });
  const windowOf = ({ preferredDate, preferredTime }: AppointmentView) => ({
    preferredDate,
    preferredTime,
  });
  const advance = (to: Partial<AppointmentView>, state: AppointmentView['state'] | 'moved') => {
    const windows = { from: windowOf(now), to: windowOf({ ...now, ...to }) };
    return change({
      ...to,
      version: now.version + 1,
      sequence: now.sequence + 1,
      history: [...now.history, { at: at(), state, by: 'you', ...(state === 'moved' && windows) }],
    });
  };
  const saved = () => ({ status: 'saved', appointment: now }) as const;
  const refusal = (version: number) =>
    version !== now.version
      ? ({ status: 'changed', appointment: now } as const)
      : now.canChangeUntil === null
        ? ({ status: 'too_late' } as const)
        : undefined;

  const methods = {
    viewAppointment: async (by) => (isOwn(by) ? { status: 'found', appointment: now } : unknown),
    moveAppointment: async (by, { version, ...to }) => {
      if (!isOwn(by)) return unknown;
      const refused = refusal(version);
      if (refused) return refused;
      return { status: 'moved', appointment: advance({ ...to, state: 'requested' }, 'moved') };
    },
    cancelAppointment: async (by, { version }) => {
      if (!isOwn(by)) return unknown;
      const refused = refusal(version);
      if (refused) return refused;
      const to = { state: 'canceled', canChangeUntil: null } as const;
      return { status: 'canceled', appointment: advance(to, 'canceled') };
    },
    addNote: async (by, text) => {
      if (!isOwn(by)) return unknown;
      change({ notes: [...now.notes, { at: at(), text }] });
      return saved();
    },
    uploadPhoto: async (by, _photo, id, _preview?) => {
      if (!isOwn(by)) return unknown;
      if (now.photos.some((photo) => photo.id === id)) return saved();
      if (now.photos.length >= 5) return { status: 'full' };
      change({ photos: [...now.photos, { id, at: at() }] });
      return saved();
    },
    removePhoto: async (by, id) => {
      if (!isOwn(by)) return unknown;
      change({ photos: now.photos.filter((photo) => photo.id !== id) });
      return saved();
    },
  } satisfies Partial<Backend>;
  return { methods, change, now: () => now };
}
