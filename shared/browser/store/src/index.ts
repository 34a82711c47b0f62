/** The shared store for the parts. A federated singleton: one instance per page. */
export { getCompany, provideCompany, useCompany } from './company';
export { readStored, writeStored } from './storage';
export { sliceVersions } from './slices';
export type { DraftSlice, LookedAt, News, SiteState } from './slices';
export {
  addAppointment,
  clearDraft,
  resetStore,
  setZip,
  siteStore,
  startPersistence,
  updateAppointments,
  updateDraft,
  updateUi,
} from './store';
export { track } from './track';
export { useSite } from './use-site';
