import { paths } from '@site/data-types/paths';
import { Section } from '@site/ui/layout';
import * as m from '../messages/home';
import { LinkGrid } from './LinkGrid';

const links = [
  {
    to: paths.warranty,
    title: m.checkWarrantyMessage,
    text: m.seeHowManyDays,
  },
  {
    to: paths.estimate,
    title: m.getFreeEstimate,
    text: m.threeStepsPriceRange,
  },
  { to: paths.parts, title: m.findParts, text: m.searchPartModelSerial },
  { to: paths.technicians, title: m.trackTechnicians, text: m.whoWorksNearZip },
];

/** The four most common tasks of visitors. */
export const QuickLinks = () => (
  <Section title={m.getHelpFast}>
    <LinkGrid links={links} />
  </Section>
);
