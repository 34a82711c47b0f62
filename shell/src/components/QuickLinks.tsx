import { paths } from '@site/data-types/paths';
import { Section } from '@site/ui/layout';
import { LinkGrid } from './LinkGrid';

const links = [
  {
    to: paths.warranty,
    title: 'Check Warranty',
    text: 'See how many days your repair is still covered.',
  },
  {
    to: paths.estimate,
    title: 'Get Free Estimate',
    text: 'Three steps to a price range for your problem.',
  },
  { to: paths.parts, title: 'Find Parts', text: 'Search by part, model or serial number.' },
  { to: paths.technicians, title: 'Track Technicians', text: 'Who works near your ZIP this week.' },
];

/** The four most common tasks of visitors. */
export const QuickLinks = () => (
  <Section title="Get Help Fast">
    <LinkGrid links={links} />
  </Section>
);
