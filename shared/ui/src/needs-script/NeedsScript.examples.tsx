import type { Example } from '../examples/example';
import { NeedsScript } from './NeedsScript';

const company = { phone: '(713) 555-0142', rawPhone: '+17135550142' };

/** Empty in browsers with scripts. */
export const examples: Example[] = [
  { name: 'a form', element: <NeedsScript {...company} title="Booking online needs JavaScript" /> },
  {
    name: 'a search',
    element: (
      <NeedsScript {...company} title="The search needs JavaScript">
        All 33 questions stand below.
      </NeedsScript>
    ),
  },
];
