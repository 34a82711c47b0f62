import { applianceName } from '@site/data-types/shown';
import { CardLink } from '@site/ui/card';
import { ApplianceIcon } from '@site/ui/illustrations';
import { Grid, Section } from '@site/ui/layout';
import { chooserId, lookAlikes } from '../lib/chooser';
import * as m from '../messages/appliances';

/** Tells four appliances apart that people call by each other's names. */
export const Chooser = () => (
  <Section id={chooserId} title={m.ovenRangeStoveCooktop} lead={m.lookTwoThingsDoor}>
    <Grid as="ul">
      {lookAlikes.map(({ slug, sign, text }) => (
        <CardLink
          key={slug}
          as="li"
          to={`/appliances/${slug}`}
          title={`${applianceName(slug)}: ${sign}`}
          media={<ApplianceIcon slug={slug} size={72} />}
          prompt={m.problemsAndPrices}
        >
          <p>{text}</p>
        </CardLink>
      ))}
    </Grid>
  </Section>
);
