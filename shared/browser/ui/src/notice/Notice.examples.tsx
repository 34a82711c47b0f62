import type { Example } from '../examples/example';
import { CallLink } from '../call-link';
import { Notice } from './Notice';

export const examples: Example[] = [
  {
    name: 'info',
    element: (
      <Notice title="Price lock">
        <p>Schedule within 24 hours and the estimate stands. The final price follows inspection.</p>
      </Notice>
    ),
  },
  {
    name: 'success',
    element: <Notice tone="success" title="Great! We serve your area" />,
  },
  {
    name: 'success in its own words',
    element: <Notice tone="success" title="✓ We service your area!" icon={false} />,
  },
  {
    name: 'warning',
    element: (
      <Notice tone="warning" title="Gas smell">
        <p>Leave the house before you call. Do not use switches.</p>
      </Notice>
    ),
  },
  {
    name: 'error',
    element: (
      <Notice tone="error">
        <p>Unable to check warranty status. Please try again or call us directly.</p>
        <CallLink place="example" phone="(713) 555-0142" rawPhone="+17135550142" />
      </Notice>
    ),
  },
];
