import type { Example } from '../examples/example';
import { VisuallyHidden } from './VisuallyHidden';

export const examples: Example[] = [
  {
    name: 'text and a link that shows on focus',
    element: (
      <p>
        4.9<VisuallyHidden> out of 5</VisuallyHidden>
        <VisuallyHidden focusable>
          <a href="#examples">Skip to content</a>
        </VisuallyHidden>
      </p>
    ),
  },
];
