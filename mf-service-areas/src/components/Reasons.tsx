import { useCompany } from '@site/store';
import { Card } from '@site/ui/card';
import { Grid, Section } from '@site/ui/layout';
import { areaName } from '../lib/words';
import { reasons } from '../lib/area-text';
import type { ShownArea } from '../lib/shown-area';
import * as m from '../messages/zip';

/** Why residents choose us, with this ZIP's own figures. */
export function Reasons({ area }: { area: ShownArea }) {
  const { warrantyDays } = useCompany();
  return (
    <Section title={m.whyAreaNameResidentsChoose({ areaName: areaName(area) })}>
      <Grid as="ul">
        {reasons(area, warrantyDays).map(({ title, text }) => (
          <Card as="li" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
