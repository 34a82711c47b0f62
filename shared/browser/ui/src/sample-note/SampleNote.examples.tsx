import type { Example } from '../examples/example';
import { SampleNote } from './SampleNote';

export const examples: Example[] = [
  { name: 'next to figures', element: <SampleNote of="Ratings and repair counts" /> },
];
