import type { Drawing } from './drawing';
import { DrawingFrame, type DrawingFrameProps } from './DrawingFrame';
import { drawing as cooktop } from './drawings/cooktop';
import { drawing as dishwasher } from './drawings/dishwasher';
import { drawing as downdraft } from './drawings/downdraft';
import { drawing as dryer } from './drawings/dryer';
import { drawing as garbageDisposal } from './drawings/garbage-disposal';
import { drawing as iceMachine } from './drawings/ice-machine';
import { drawing as microwave } from './drawings/microwave';
import { drawing as oven } from './drawings/oven';
import { drawing as range } from './drawings/range';
import { drawing as refrigerator } from './drawings/refrigerator';
import { drawing as stove } from './drawings/stove';
import { drawing as trashCompactor } from './drawings/trash-compactor';
import { drawing as washingMachine } from './drawings/washing-machine';
import type { DrawingSlug } from './load';

/** Every drawing by the slug of its appliance. */
export const drawings: Readonly<Record<DrawingSlug, Drawing>> = {
  'washing-machine': washingMachine,
  dryer,
  refrigerator,
  dishwasher,
  oven,
  microwave,
  stove,
  range,
  'ice-machine': iceMachine,
  'garbage-disposal': garbageDisposal,
  'trash-compactor': trashCompactor,
  downdraft,
  cooktop,
};

export interface ApplianceDrawingProps extends Omit<DrawingFrameProps, 'drawing'> {
  slug: DrawingSlug;
}

/**
 * The drawing of any appliance, with numbered links. It contains all thirteen drawings. A page with
 * one drawing should load only that one (`loadDrawing`, or its module) and use `DrawingFrame`.
 *
 * @throws RangeError like `DrawingFrame`.
 */
export function ApplianceDrawing({ slug, ...frame }: ApplianceDrawingProps) {
  return <DrawingFrame drawing={drawings[slug]} {...frame} />;
}
