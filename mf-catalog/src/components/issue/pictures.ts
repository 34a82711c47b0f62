import type { StepName } from '@site/ui/illustrations';
import * as m from '../../messages/issue';

/** Small drawings of what the visitor has to find, for readers who cannot see them. */
export const pictures: Record<StepName, string> = {
  'washer-faucets': m.twoFaucetsWallBehind,
  'sink-valve': m.smallValveWallUnder,
  breaker: m.doubleBreakerElectricalPanel,
  plug: m.plugPulledStraightOut,
  'gas-valve': m.gasValveWhoseHandle,
  'filter-trap': m.smallDoorBottomFront,
};
