import type { ApplianceSlug } from '@site/data-types/entities';
import type { IssueRecord } from '../data/shapes';
import * as m from '../messages/switch-off';

type Supply = IssueRecord['safeToRun']['switchOff'][number];

/** Where the water of an appliance is shut. */
const waterValves: Partial<Record<ApplianceSlug, string>> = {
  'washing-machine': m.closeBothFaucetsBehind,
  dishwasher: m.closeSmallValveDishwasher,
  refrigerator: m.closeValveItsWater,
  'ice-machine': m.closeValveItsWaterLine,
  'garbage-disposal': m.shutKitchenFaucetDo,
};

const sentences: Record<Supply, (name: string, slug: ApplianceSlug) => string> = {
  plug: (name) => m.unplugNamePlugOutlet({ name }),
  breaker: (name) => m.turnOffBreakerName({ name }),
  water: (_, slug) => waterValves[slug] ?? m.closeMainWaterValve,
  gas: (name) => m.smellGasGoOutside({ name }),
  outside: () => m.switchNothingOffNot,
};

/** How to cut off one supply of an appliance. */
export const switchOffStep = (supply: Supply, { name, slug }: IssueRecord['appliance']): string =>
  sentences[supply](name.toLowerCase(), slug);

/** How to cut off what feeds an appliance, in the order of the record. */
export const switchOffSteps = ({ appliance, safeToRun }: IssueRecord): string[] =>
  safeToRun.switchOff.map((supply) => switchOffStep(supply, appliance));

/** Whether the visitor has to leave the house before anything else. */
export const leavesHouse = ({ safeToRun }: IssueRecord): boolean =>
  safeToRun.switchOff.includes('outside');
