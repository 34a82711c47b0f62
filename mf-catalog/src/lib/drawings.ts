import { report } from '@site/federation';
import { loadDrawing } from '@site/ui/illustrations';
import type { Drawing } from '@site/ui/illustrations';
import { isAppliance } from './appliance-of';

const loaded = new Map<string, Drawing>();

/**
 * Loads the one drawing that a page shows, so that it can be read while rendering. Never rejects: a
 * page without its drawing still has the list of the parts.
 */
export async function warmDrawing(slug: string | undefined): Promise<void> {
  if (!isAppliance(slug) || loaded.has(slug)) return;
  try {
    loaded.set(slug, await loadDrawing(slug));
  } catch (error) {
    report(`mf-catalog/drawing-${slug}`, error);
  }
}

/** What {@link warmDrawing} has loaded. */
export const readDrawing = (slug: string): Drawing | undefined => loaded.get(slug);
