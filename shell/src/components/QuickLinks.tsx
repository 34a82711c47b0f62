import { CardLink } from '@site/ui/card';
import { Grid, Section } from '@site/ui/layout';

const links = [
  {
    to: '/warranty',
    title: 'Check Warranty',
    text: 'See how many days your repair is still covered.',
  },
  {
    to: '/estimate',
    title: 'Get Free Estimate',
    text: 'Three taps to a price range for your fault.',
  },
  { to: '/parts', title: 'Find Parts', text: 'Search by part, model or serial number.' },
  { to: '/technicians', title: 'Track Technicians', text: 'Who works near your ZIP this week.' },
];

/** The four errands people come with. */
export const QuickLinks = () => (
  <Section title="Get Help Fast">
    <Grid as="ul" min="sm">
      {links.map(({ to, title, text }) => (
        <CardLink as="li" key={to} to={to} title={title}>
          <p>{text}</p>
        </CardLink>
      ))}
    </Grid>
  </Section>
);
