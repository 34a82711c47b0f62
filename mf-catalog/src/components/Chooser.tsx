import { readable } from '@site/data-types/format';
import { CardLink } from '@site/ui/card';
import { ApplianceIcon } from '@site/ui/illustrations';
import { Grid, Section } from '@site/ui/layout';
import { chooserId, lookAlikes } from '../lib/chooser';

/** Tells four appliances apart that people call by each other's names. */
export const Chooser = () => (
  <Section
    id={chooserId}
    title="Is it an oven, a range, a stove or a cooktop?"
    lead="Look for two things: a door with an oven behind it, and burners on top."
  >
    <Grid as="ul">
      {lookAlikes.map(({ slug, sign, text }) => (
        <CardLink
          key={slug}
          as="li"
          to={`/appliances/${slug}`}
          title={`${readable(slug)}: ${sign}`}
          media={<ApplianceIcon slug={slug} size={72} />}
          prompt="Problems and prices"
        >
          <p>{text}</p>
        </CardLink>
      ))}
    </Grid>
  </Section>
);
