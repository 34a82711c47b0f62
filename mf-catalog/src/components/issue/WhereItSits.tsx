import { Section } from '@site/ui/layout';
import * as m from '../../messages/issue';
import { ApplianceFigure } from '../ApplianceFigure';
import type { IssueProps } from './issue-props';

/** The failing part in the drawing, among the appliance's others. */
export function WhereItSits({ issue }: IssueProps) {
  const { appliance, siblings, slug, partLabel } = issue;
  const name = appliance.name.toLowerCase();
  return (
    <Section
      title={m.whereItSits}
      lead={m.pageAboutPartLabelDifferent({ partLabel: partLabel.toLowerCase() })}
    >
      <ApplianceFigure
        slug={appliance.slug}
        title={m.insideAName({ name })}
        issues={siblings}
        current={slug}
      />
    </Section>
  );
}
