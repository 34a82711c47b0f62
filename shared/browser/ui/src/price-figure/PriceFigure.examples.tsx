import { ButtonLink } from '../button';
import type { Example } from '../examples/example';
import { PriceFigure } from './PriceFigure';

export const examples: Example[] = [
  {
    name: 'with a way to more',
    element: (
      <PriceFigure
        label="Usual cost"
        price="$162 - $315"
        note="Visit, labor and parts are included."
        action={
          <ButtonLink to="/estimate" variant="outline" icon="arrow-right">
            See Your Estimate
          </ButtonLink>
        }
      />
    ),
  },
];
