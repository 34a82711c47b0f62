import type { StepName } from '@site/ui/illustrations';

/** Small drawings of what the visitor has to find, for readers who cannot see them. */
export const pictures: Record<StepName, string> = {
  'washer-faucets': 'Two faucets on the wall behind the washer, both turned clockwise',
  'sink-valve': 'A small valve on the wall under the sink, its oval handle turned clockwise',
  breaker: 'A double breaker in the electrical panel, pushed fully to OFF',
  plug: 'A plug pulled straight out of its outlet',
  'gas-valve': 'A gas valve whose handle is turned crosswise to the pipe, which is closed',
  'filter-trap':
    'The small door at the bottom front of a washer, with a round filter and a pan below it',
};
