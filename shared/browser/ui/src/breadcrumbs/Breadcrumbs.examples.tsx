import type { Example } from '../examples/example';
import { Breadcrumbs } from './Breadcrumbs';

export const examples: Example[] = [
  {
    name: 'three levels',
    element: (
      <Breadcrumbs
        items={[
          { name: 'Service Areas', path: '/service-areas' },
          { name: 'Katy, TX 77449', path: '/service-area/77449' },
        ]}
      />
    ),
  },
];
