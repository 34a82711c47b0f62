import type { ReactElement } from 'react';

/** One state of a component, shown on the examples page and checked by axe. */
export interface Example {
  name: string;
  element: ReactElement;
}
