import type { Drawing } from './drawing';

type Loader = () => Promise<{ drawing: Drawing }>;

/** Written out, so that every drawing has its own named chunk, which a page can preload. */
const loaders = {
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
} satisfies Record<string, Loader>;

/** An appliance with a drawing, by its slug in addresses. */
export type DrawingSlug = keyof typeof loaders;

/**
 * Loads one drawing from its chunk `drawing-<slug>`.
 *
 * @throws the error of `import()` if the chunk cannot be loaded
 */
export async function loadDrawing(slug: DrawingSlug): Promise<Drawing> {
  const { drawing } = await loaders[slug]();
  return drawing;
}

const isDrawn = (slug: string): slug is DrawingSlug => Object.hasOwn(loaders, slug);

const loaded = new Map<string, Drawing>();

/**
 * Loads a drawing once, so that {@link readDrawing} has it while a page is rendered. Never rejects,
 * because the page also has the same information as text.
 *
 * @param slug nothing is loaded for an unknown slug
 * @param onError called with the error if it cannot be loaded
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

/** The drawing that {@link warmDrawing} has loaded. */
export const readDrawing = (slug: string): Drawing | undefined => loaded.get(slug);
