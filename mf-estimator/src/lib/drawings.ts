import type { ApplianceSlug } from '@site/data-types/entities';
import { loadDrawing } from '@site/ui/illustrations';
import type { Drawing } from '@site/ui/illustrations';

const loaded = new Map<ApplianceSlug, Drawing>();

/** Loads a drawing, each once. Never rejects: without it the place is told in words. */
export async function warmDrawing(slug: ApplianceSlug): Promise<void> {
  if (loaded.has(slug)) return;
  const drawing = await loadDrawing(slug).catch(() => undefined);
  if (drawing) loaded.set(slug, drawing);
}

/** What {@link warmDrawing} has loaded. */
export const readDrawing = (slug: ApplianceSlug): Drawing | undefined => loaded.get(slug);
