import type { Example } from '../examples/example';
import { Cluster } from '../layout';
import { CallLink } from './CallLink';

const company = { phone: '(713) 555-0142', rawPhone: '+17135550142' };

export const examples: Example[] = [
  { name: 'in text', element: <CallLink place="example" {...company} /> },
  {
    name: 'as a button',
    element: (
      <Cluster>
        <CallLink place="example" {...company} variant="accent" />
        <CallLink place="example" {...company} variant="outline">
          Call to Confirm Price
        </CallLink>
      </Cluster>
    ),
  },
];
