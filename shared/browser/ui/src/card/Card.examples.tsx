import { Badge, DifficultyBadge } from '../badge';
import { DefinitionList } from '../definition-list';
import type { Example } from '../examples/example';
import { Icon } from '../icon';
import { Grid } from '../layout';
import { Card } from './Card';
import { CardLink } from './CardLink';

export const examples: Example[] = [
  {
    name: 'links',
    element: (
      <Grid as="ul" min="md">
        <CardLink
          as="li"
          to="/appliances/washing-machine"
          title="Washing Machine Repair"
          media={<Icon name="wrench" size="lg" />}
          prompt="View Common Issues"
        >
          <p>Drains, drums, belts and boards, top and front loading.</p>
          <DefinitionList
            rows={[
              { term: 'Average cost', description: '$145 - $425' },
              { term: 'Repair time', description: '1-3 hours' },
            ]}
          />
        </CardLink>
        <CardLink
          as="li"
          to="/issues/not-draining"
          title="Not Draining"
          meta={
            <>
              <Badge tone="high">High urgency</Badge>
              <DifficultyBadge difficulty="Easy" />
            </>
          }
          prompt="View repair"
        >
          <p>Water stands in the drum after the cycle.</p>
        </CardLink>
        <CardLink as="li" href="https://parts.example/" title="Parts supplier">
          <p>Opens another site.</p>
        </CardLink>
      </Grid>
    ),
  },
  {
    name: 'plain',
    element: (
      <Card>
        <h3>Upfront Pricing</h3>
        <p>You know the price before the work begins.</p>
      </Card>
    ),
  },
];
