import type { Drawing } from './drawing';
import type { DrawingSlug } from './slugs';

type Loader = () => Promise<{ drawing: Drawing }>;

/** Written out, so that every drawing is a chunk whose name a page can preload. */
const loaders: Record<DrawingSlug, Loader> = {
  'washing-machine': () =>
    import(/* webpackChunkName: "drawing-washing-machine" */ './drawings/washing-machine'),
  dryer: () => import(/* webpackChunkName: "drawing-dryer" */ './drawings/dryer'),
  refrigerator: () =>
    import(/* webpackChunkName: "drawing-refrigerator" */ './drawings/refrigerator'),
  dishwasher: () => import(/* webpackChunkName: "drawing-dishwasher" */ './drawings/dishwasher'),
  oven: () => import(/* webpackChunkName: "drawing-oven" */ './drawings/oven'),
  microwave: () => import(/* webpackChunkName: "drawing-microwave" */ './drawings/microwave'),
  stove: () => import(/* webpackChunkName: "drawing-stove" */ './drawings/stove'),
  range: () => import(/* webpackChunkName: "drawing-range" */ './drawings/range'),
  'ice-machine': () =>
    import(/* webpackChunkName: "drawing-ice-machine" */ './drawings/ice-machine'),
  'garbage-disposal': () =>
    import(/* webpackChunkName: "drawing-garbage-disposal" */ './drawings/garbage-disposal'),
  'trash-compactor': () =>
    import(/* webpackChunkName: "drawing-trash-compactor" */ './drawings/trash-compactor'),
  downdraft: () => import(/* webpackChunkName: "drawing-downdraft" */ './drawings/downdraft'),
  cooktop: () => import(/* webpackChunkName: "drawing-cooktop" */ './drawings/cooktop'),
};

/**
 * One drawing, in a chunk of its own: `drawing-<slug>`.
 *
 * @throws whatever `import()` rejects with when the chunk cannot be had.
 */
export async function loadDrawing(slug: DrawingSlug): Promise<Drawing> {
  const { drawing } = await loaders[slug]();
  return drawing;
}

const isDrawn = (slug: string): slug is DrawingSlug => Object.hasOwn(loaders, slug);

const loaded = new Map<string, Drawing>();

/**
 * Loads a drawing, each once, so that {@link readDrawing} has it while a page is rendered. Never
 * rejects: a page without its drawing still says everything in words.
 *
 * @param slug nothing is loaded where no appliance has it
 * @param onError told why it could not be had
 */
export async function warmDrawing(
  slug: string | undefined,
  onError: (error: unknown) => void = () => {},
): Promise<void> {
  if (slug === undefined || !isDrawn(slug) || loaded.has(slug)) return;
  try {
    loaded.set(slug, await loadDrawing(slug));
  } catch (error) {
    onError(error);
  }
}

/** What {@link warmDrawing} has loaded. */
export const readDrawing = (slug: string): Drawing | undefined => loaded.get(slug);
