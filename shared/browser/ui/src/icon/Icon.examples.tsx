import type { Example } from '../examples/example';
import { Cluster } from '../layout';
import { Icon } from './Icon';
import { paths, type IconName } from './paths';

const names = Object.keys(paths) as IconName[];

export const examples: Example[] = [
  ...(['sm', 'md', 'lg'] as const).map((size) => ({
    name: `all, ${size}`,
    element: (
      <Cluster>
        {names.map((name) => (
          <Icon key={name} name={name} size={size} />
        ))}
      </Cluster>
    ),
  })),
  { name: 'with a meaning of its own', element: <Icon name="star" label="Rating" /> },
];
