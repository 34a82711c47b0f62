import { ButtonLink } from '../button';
import { CallLink } from '../call-link';
import { Card } from '../card';
import type { Example } from '../examples/example';
import { Icon } from '../icon';
import { Cluster } from './Cluster';
import { Grid } from './Grid';
import { Hero } from './Hero';
import { Page } from './Page';
import { Prose } from './Prose';
import { Section } from './Section';
import { Split } from './Split';
import { Stack } from './Stack';

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card as="li" key={index}>
      Entry {index + 1}
    </Card>
  ));

const heroActions = (
  <>
    <ButtonLink to="/book-online" size="lg" icon="calendar">
      Schedule Service
    </ButtonLink>
    <CallLink
      place="example"
      phone="(713) 555-0142"
      rawPhone="+17135550142"
      variant="outline"
      size="lg"
    />
  </>
);

export const examples: Example[] = [
  {
    name: 'hero with a plate',
    element: (
      <Hero
        eyebrow="Houston, Katy, Sugar Land and The Woodlands"
        title="Washing Machine Repair in Houston"
        lead="Most washers are running again the same day. The price stands before the work begins."
        actions={heroActions}
        aside={<Icon name="wrench" size="lg" />}
      />
    ),
  },
  {
    name: 'hero of words alone',
    element: <Hero title="Frequently Asked Questions" lead="Short answers to what people ask." />,
  },
  {
    name: 'section with grids',
    element: (
      <Section
        id="common-problems"
        title="Common problems"
        lead="Point at what is wrong, or pick it from the list."
        action={
          <ButtonLink to="/appliances" variant="ghost" icon="arrow-right">
            View All
          </ButtonLink>
        }
      >
        <Stack gap="lg">
          <Grid as="ul" min="sm">
            {tiles(5)}
          </Grid>
          <Grid as="ol" min="lg">
            {tiles(2)}
          </Grid>
          <Cluster>
            <span>Cluster</span>
            <span>of words</span>
          </Cluster>
        </Stack>
      </Section>
    ),
  },
  {
    name: 'split page with prose',
    element: (
      <Page>
        <Split sidebarLabel="About this article" sidebar={<Card>Recent posts</Card>}>
          <Prose>
            <p>
              A washer that will not drain is most often a clogged filter, a kinked hose or a worn
              pump. Two of the three you can check yourself in ten minutes with a towel and a
              shallow pan.
            </p>
            <h2>Before you start</h2>
            <ol>
              <li>Switch the machine off at the wall.</li>
              <li>
                Find the filter behind the <a href="#filter">lower panel</a>.
              </li>
            </ol>
            <blockquote>Hot water scalds. Let it cool first.</blockquote>
            <table>
              <thead>
                <tr>
                  <th>Part</th>
                  <th>Cost</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>Pump</td>
                  <td>$162 - $315</td>
                </tr>
              </tbody>
            </table>
          </Prose>
        </Split>
      </Page>
    ),
  },
];
