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
