import cooktop from '../../public/drawings/cooktop.svg';
import dishwasher from '../../public/drawings/dishwasher.svg';
import downdraft from '../../public/drawings/downdraft.svg';
import dryer from '../../public/drawings/dryer.svg';
import garbageDisposal from '../../public/drawings/garbage-disposal.svg';
import iceMachine from '../../public/drawings/ice-machine.svg';
import icons from '../../public/drawings/icons.svg';
import microwave from '../../public/drawings/microwave.svg';
import oven from '../../public/drawings/oven.svg';
import range from '../../public/drawings/range.svg';
import refrigerator from '../../public/drawings/refrigerator.svg';
import steps from '../../public/drawings/steps.svg';
import stove from '../../public/drawings/stove.svg';
import trashCompactor from '../../public/drawings/trash-compactor.svg';
import washingMachine from '../../public/drawings/washing-machine.svg';
import { type DrawingSlug, iconId } from './callouts';

const drawings: Record<DrawingSlug, string> = {
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

/** A drawing with the icon of its appliance, so that a page with both needs one file. */
function withIcon([slug, drawing]: [slug: string, drawing: string]): [string, string] {
  const [icon] = new RegExp(`<g id="${slug}">[^]*?</g>`).exec(icons) ?? [];
  if (!icon) throw new Error(`icons.svg has no group "${slug}"`);
  return [slug, drawing.replace('</svg>', `${icon.replace(slug, iconId)}</svg>`)];
}

/** Text of every file of drawings, by its name. The shell publishes them below `/drawings/`. */
export const drawingFiles: Record<string, string> = {
  ...Object.fromEntries(Object.entries(drawings).map(withIcon)),
  icons,
  steps,
};
