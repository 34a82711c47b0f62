import type { Example } from '../examples/example';
import { Disclosure } from './Disclosure';

export const examples: Example[] = [
  {
    name: 'one open at a time',
    element: (
      <div>
        <Disclosure summary="How long does a repair take?" headingLevel={3} name="faq" open>
          <p>Most repairs take one visit of one to three hours.</p>
        </Disclosure>
        <Disclosure summary="What does the warranty cover?" headingLevel={3} name="faq">
          <p>Parts and labor for 90 days. The same issue again is fixed free.</p>
        </Disclosure>
      </div>
    ),
  },
  {
    name: 'alone',
    element: (
      <Disclosure summary="Show all ZIP codes">
        <p>77001, 77002, 77449</p>
      </Disclosure>
    ),
  },
];
