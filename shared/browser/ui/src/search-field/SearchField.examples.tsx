import { Button } from '../button';
import type { Example } from '../examples/example';
import { SearchField } from './SearchField';

export const examples: Example[] = [
  {
    name: 'filter',
    element: <SearchField label="Search articles" placeholder="Search articles..." name="q" />,
  },
  {
    name: 'with label and button',
    element: (
      <SearchField
        label="Part number"
        name="part"
        showLabel
        action={<Button variant="secondary">Search</Button>}
      />
    ),
  },
];
