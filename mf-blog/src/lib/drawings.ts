import type { ApplianceSlug } from '@site/data-types/entities';
import { loadDrawing } from '@site/ui/illustrations/load';
import type { Drawing } from '@site/ui/illustrations';

const loaded = new Map<ApplianceSlug, Drawing>();

/** Loads the drawing that a page will show; undefined for a page without one. */
export async function warmDrawing(slug: ApplianceSlug | undefined): Promise<void> {
  if (slug && !loaded.has(slug)) loaded.set(slug, await loadDrawing(slug));
}

/** What {@link warmDrawing} has loaded. */
export const readDrawing = (slug: ApplianceSlug): Drawing | undefined => loaded.get(slug);
