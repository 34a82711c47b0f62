import type { Appliance } from '../prices';
import type { Fault } from './fault';
import { cooktop } from './cooktop';
import { dishwasher } from './dishwasher';
import { dryer } from './dryer';
import { garbageDisposal } from './garbage-disposal';
import { iceMachine } from './ice-machine';
import { microwave } from './microwave';
import { oven } from './oven';
import { range } from './range';
import { refrigerator } from './refrigerator';
import { stove } from './stove';
import { trashCompactor } from './trash-compactor';
import { washingMachine } from './washing-machine';

/** Every fault of the calculator, by appliance, in the order in which it is offered. */
export const faults: Readonly<Record<Appliance, Readonly<Record<string, Fault>>>> = {
  'washing-machine': washingMachine,
  dryer: dryer,
  refrigerator: refrigerator,
  dishwasher: dishwasher,
  microwave: microwave,
  oven: oven,
  stove: stove,
  range: range,
  cooktop: cooktop,
  'ice-machine': iceMachine,
  'trash-compactor': trashCompactor,
  'garbage-disposal': garbageDisposal,
};
