import type { Example } from '../examples/example';
import { NotFound } from './NotFound';

export const examples: Example[] = [
  {
    name: 'brand',
    element: (
      <NotFound
        title="Brand Not Found"
        text="We have no page for this brand. We may still repair it."
        link={{ to: '/brands', label: 'View All Brands' }}
      />
    ),
  },
];
