import type { Example } from '../examples/example';
import { Unbroken } from './Unbroken';

export const examples: Example[] = [
  {
    name: 'figures in a sentence',
    element: (
      <p>
        Usually <Unbroken>$162 - $315</Unbroken> and <Unbroken>1-2 hours</Unbroken> on site.
      </p>
    ),
  },
];
