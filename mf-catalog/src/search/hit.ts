import type { SearchEntry } from './index-options';

/** A page found. */
export interface Hit extends Omit<SearchEntry, 'repair' | 'symptoms' | 'weight'> {
  /** The symptom that matched best, if one did. */
  symptom?: string;
}
