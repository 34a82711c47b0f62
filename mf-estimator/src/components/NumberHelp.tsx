import { Card } from '@site/ui/card';
import { Grid, Stack } from '@site/ui/layout';
import * as m from '../messages/parts';
import { PlateFinder } from './PlateFinder';

/** Help with each kind of number, and the place of the plate on each appliance. */
export const NumberHelp = () => (
  <Stack gap="lg">
    <Grid as="ul" min="md">
      <Card as="li">
        <h3>{m.partNumber}</h3>
        <p>{m.partItselfPrintedIts}</p>
      </Card>
      <Card as="li">
        <h3>{m.modelNumber}</h3>
        <p>{m.ratingPlateAfterModel}</p>
      </Card>
      <Card as="li">
        <h3>{m.serialNumber}</h3>
        <p>{m.samePlateAfterSerial}</p>
      </Card>
    </Grid>
    <PlateFinder />
  </Stack>
);
