import { applianceName } from '@site/data-types/shown';
import { appliancePath } from '@site/data-types/paths';
import { CardLink } from '@site/ui/card';
import { ApplianceIcon } from '@site/ui/illustrations';
import { Grid } from '@site/ui/layout';
import type { PlaceRecord } from '../data/shapes';

/** Advice by appliance, each with a link to the appliance's page. */
export const ApplianceAdvice = ({ means }: Pick<PlaceRecord, 'means'>) => (
  <Grid as="ul">
    {means.map(({ appliance, text }) => (
      <CardLink
        as="li"
        key={text}
        to={appliancePath(appliance)}
        title={applianceName(appliance)}
        media={<ApplianceIcon slug={appliance} size={48} />}
      >
        <p>{text}</p>
      </CardLink>
    ))}
  </Grid>
);
