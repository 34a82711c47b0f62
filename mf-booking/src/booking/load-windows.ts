import type { OpenDay } from '@site/backend/client';
import { loadBackend } from '../lib/backend';

/** Free windows by day, as far ahead as can be booked. @throws BackendError */
export const loadWindows = async (): Promise<OpenDay[]> => (await loadBackend()).openWindows();
