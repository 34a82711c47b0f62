import type { Appointment, Coverage, EstimateSummary } from '@site/data-types/entities';
import type { StorageArea } from './storage';

/** The last ZIP that the visitor checked, and its coverage. */
export interface VisitorSlice {
  zip: string;
  coverage: Coverage | null;
}

/** Subject of the pages that were visited last: slugs of appliance and issue, a brand, five digits. */
export interface LookedAt {
  appliance: string;
  issue: string;
  brand: string;
  zip: string;
}

/** The unfinished request, stored for this tab only. */
export interface DraftSlice {
  /** The booking form begins with it, whichever link led there. */
  lookedAt: LookedAt;
  appliance: string;
  issue: string;
  brand: string;
  estimate: EstimateSummary | null;
  /** Fields of the booking form by name. */
  form: Record<string, string>;
}

/** News of a part that any page shows, for example the result of a queued request. */
export interface News {
  tone: 'success' | 'warning';
  title: string;
  text: string;
  /** Address of the page that shows more. The notice is not shown there. */
  to: string;
  /** Words of the link to it. */
  label: string;
}

export interface UiSlice {
  popupShown: boolean;
  chatDismissed: boolean;
  /** Shown until the visitor closes it or opens its page. */
  news: News | null;
}

/** State that several parts need. Filters belong into the URL, other state into components. */
export interface SiteState {
  visitor: VisitorSlice;
  draft: DraftSlice;
  /** This browser's appointments, newest last. */
  appointments: Appointment[];
  ui: UiSlice;
}

export const initialState = (): SiteState => ({
  visitor: { zip: '', coverage: null },
  draft: {
    lookedAt: { appliance: '', issue: '', brand: '', zip: '' },
    ...{ appliance: '', issue: '', brand: '', estimate: null, form: {} },
  },
  appointments: [],
  ui: { popupShown: false, chatDismissed: false, news: null },
});

/**
 * How a slice is stored. A slice may only gain fields, so that an older or newer reader finds the
 * fields it expects. If a field's meaning changes, raise `version`; old values are then dropped.
 */
export interface SlicePersistence<Value> {
  key: string;
  area: StorageArea;
  /** Absent if the specification requires a plain array. */
  version?: number;
  /** Converts a stored value to today's shape; undefined if it is unusable. */
  accept: (stored: unknown) => Value | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps valid and unknown fields of `stored`, replaces the others by defaults. */
function merged<T extends object>(defaults: T, stored: unknown): T | undefined {
  if (!isObject(stored)) return undefined;
  const result: Record<string, unknown> = { ...stored };
  for (const [name, value] of Object.entries(defaults)) {
    const fits =
      value === null
        ? stored[name] === null || isObject(stored[name])
        : typeof stored[name] === typeof value && isObject(stored[name]) === isObject(value);
    if (!fits) result[name] = value;
  }
  return result as T;
}

const isAppointment = (value: unknown): value is Appointment =>
  isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';

export const persistence: { [Name in keyof SiteState]: SlicePersistence<SiteState[Name]> } = {
  visitor: {
    key: 'site.visitor',
    area: 'local',
    version: 1,
    accept: (stored) => merged(initialState().visitor, stored),
  },
  draft: {
    key: 'site.draft',
    area: 'session',
    version: 1,
    accept: (stored) => merged(initialState().draft, stored),
  },
  appointments: {
    key: 'appointments',
    area: 'local',
    accept: (stored) => (Array.isArray(stored) ? stored.filter(isAppointment) : undefined),
  },
  ui: {
    key: 'site.ui',
    area: 'session',
    version: 1,
    accept: (stored) => merged(initialState().ui, stored),
  },
};

/** Versions of the slices, written into the shell's release. */
export const sliceVersions = Object.fromEntries(
  Object.entries(persistence).map(([name, slice]) => [name, slice.version ?? 1]),
);
