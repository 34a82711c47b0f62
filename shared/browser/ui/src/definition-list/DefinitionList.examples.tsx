import type { Example } from '../examples/example';
import { DefinitionList } from './DefinitionList';

export const examples: Example[] = [
  {
    name: 'facts',
    element: (
      <DefinitionList
        rows={[
          { term: 'County', description: 'Harris County' },
          { term: 'Population', description: '48,213' },
          { term: 'Most Common Repairs', description: 'Washing Machine, Refrigerator, Dishwasher' },
        ]}
      />
    ),
  },
];
