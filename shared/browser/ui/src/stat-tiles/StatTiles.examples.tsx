import type { Example } from '../examples/example';
import { StatTiles } from './StatTiles';

const four = [
  { value: '13', label: 'Appliance types' },
  { value: '50+', label: 'Brands serviced' },
  { value: '2-4 hrs', label: 'Response time' },
  { value: '90 Days', label: 'Warranty' },
];

export const examples: Example[] = [
  { name: 'four', element: <StatTiles items={four} /> },
  { name: 'three', element: <StatTiles items={four.slice(1)} /> },
];
