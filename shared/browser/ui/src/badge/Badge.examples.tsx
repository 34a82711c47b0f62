import type { Example } from '../examples/example';
import { Cluster } from '../layout';
import { Badge, DifficultyBadge } from './Badge';

export const examples: Example[] = [
  {
    name: 'urgency',
    element: (
      <Cluster>
        <Badge tone="critical">Critical urgency</Badge>
        <Badge tone="high">High urgency</Badge>
        <Badge tone="medium">Medium urgency</Badge>
        <Badge tone="low">Low urgency</Badge>
      </Cluster>
    ),
  },
  {
    name: 'difficulty',
    element: (
      <Cluster>
        <DifficultyBadge difficulty="Easy" />
        <DifficultyBadge difficulty="Medium" />
        <DifficultyBadge difficulty="Hard" />
      </Cluster>
    ),
  },
  {
    name: 'other',
    element: (
      <Cluster>
        <Badge>Specialty</Badge>
        <Badge tone="signal">Most Popular</Badge>
      </Cluster>
    ),
  },
];
