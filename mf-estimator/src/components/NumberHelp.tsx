import { Card } from '@site/ui/card';
import { Grid, Stack } from '@site/ui/layout';
import { PlateFinder } from './PlateFinder';

/** Help with each kind of number, and the place of the plate on each appliance. */
export const NumberHelp = () => (
  <Stack gap="lg">
    <Grid as="ul" min="md">
      <Card as="li">
        <h3>Part number</h3>
        <p>
          On the part itself: printed on its label, stamped into metal or molded into plastic, often
          after P/N. Letters and digits, without spaces.
        </p>
      </Card>
      <Card as="li">
        <h3>Model number</h3>
        <p>
          On the rating plate, after MODEL, MOD or E-Nr. Copy it whole: the last letters tell the
          color and the version, and parts differ between them.
        </p>
      </Card>
      <Card as="li">
        <h3>Serial number</h3>
        <p>
          On the same plate, after SERIAL or S/N. It tells when the appliance was made, which
          decides between two parts that look alike.
        </p>
      </Card>
    </Grid>
    <PlateFinder />
  </Stack>
);
