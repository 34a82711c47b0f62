import type { ApplianceSlug } from '@site/data-types/entities';
import type { IssueRecord } from '../data/shapes';

type Supply = IssueRecord['safeToRun']['switchOff'][number];

/** Where the water of an appliance is shut. */
const waterValves: Partial<Record<ApplianceSlug, string>> = {
  'washing-machine':
    'Close both faucets behind the washer, clockwise. Do not step into water that touches a plug or an outlet.',
  dishwasher:
    'Close the small valve of the dishwasher under the sink, clockwise, or the main valve of the house.',
  refrigerator:
    'Close the valve of its water line, under the sink or behind it, or the main valve of the house.',
  'ice-machine':
    'Close the valve of its water line, under the sink or next to it, or the main valve of the house.',
  'garbage-disposal': 'Shut the kitchen faucet, and do not run the dishwasher.',
};

const sentences: Record<Supply, (name: string, slug: ApplianceSlug) => string> = {
  plug: (name) =>
    `Unplug the ${name}. If the plug, the outlet or the floor is wet, hot or brown, turn off its breaker instead.`,
  breaker: (name) => `Turn off the breaker of the ${name} in the electrical panel.`,
  water: (_, slug) => waterValves[slug] ?? 'Close the main water valve of the house.',
  gas: (name) =>
    `Smell gas? Go outside first. If not, and the ${name} runs on gas, turn the valve on its pipe crosswise. Do not move the ${name} to reach it.`,
  outside: () => 'Switch nothing on or off, not even a light. Go outside now.',
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
