import { useStore } from 'zustand';
import { siteStore } from './store';
import type { SiteState } from './slices';

/** One value of the shared state. @example const zip = useSite((s) => s.visitor.zip) */
export const useSite = <T>(select: (state: SiteState) => T): T => useStore(siteStore, select);
