import type { Example } from '../examples/example';
import { NeedsScript } from './NeedsScript';

/** Empty in browsers with scripts. */
export const examples: Example[] = [
  { name: 'a form', element: <NeedsScript title="Booking online needs JavaScript" /> },
  {
    name: 'a search',
    element: (
      <NeedsScript title="The search needs JavaScript">All 33 questions stand below.</NeedsScript>
    ),
  },
];
