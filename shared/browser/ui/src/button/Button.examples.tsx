import type { Example } from '../examples/example';
import { Cluster, Stack } from '../layout';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import type { ButtonSize, ButtonVariant } from './look';

const variants: ButtonVariant[] = ['primary', 'secondary', 'accent', 'outline', 'ghost'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

/** Every state of one variant, a line per size. */
function Sheet({ variant }: { variant: ButtonVariant }) {
  return (
    <Stack>
      {sizes.map((size) => (
        <Cluster key={size}>
          <Button variant={variant} size={size}>
            Schedule
          </Button>
          <Button variant={variant} size={size} icon="calendar">
            Schedule
          </Button>
          <Button variant={variant} size={size} icon="arrow-right">
            Continue
          </Button>
          <Button variant={variant} size={size} loading>
            Scheduling...
          </Button>
          <Button variant={variant} size={size} disabled>
            Schedule
          </Button>
        </Cluster>
      ))}
      <Button variant={variant} fullWidth>
        Full width
      </Button>
      <Button variant={variant} fullWidth loading>
        Scheduling...
      </Button>
      <Button variant={variant} fullWidth disabled icon="calendar">
        Full width
      </Button>
    </Stack>
  );
}

const links = (
  <Cluster>
    <ButtonLink to="/book-online" icon="calendar">
      Schedule Service
    </ButtonLink>
    <ButtonLink href="tel:+17135550142" variant="accent" icon="phone">
      (713) 555-0142
    </ButtonLink>
    <ButtonLink href="https://parts.example/search" target="_blank" variant="outline">
      Search Parts
    </ButtonLink>
  </Cluster>
);

export const examples: Example[] = [
  ...variants.map((variant) => ({ name: variant, element: <Sheet variant={variant} /> })),
  { name: 'links', element: links },
];
