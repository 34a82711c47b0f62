import { Section } from '@site/ui/layout';
import { ApplianceFigure } from '../ApplianceFigure';
import type { IssueProps } from './issue-props';

/** The failing part in the drawing, among the appliance's others. */
export function WhereItSits({ issue }: IssueProps) {
  const { appliance, siblings, slug, partLabel } = issue;
  const name = appliance.name.toLowerCase();
  return (
    <Section
      title="Where it sits"
      lead={`This page is about the ${partLabel.toLowerCase()}. A different part? Choose its number.`}
    >
      <ApplianceFigure
        slug={appliance.slug}
        title={`Inside a ${name}`}
        issues={siblings}
        current={slug}
      />
    </Section>
  );
}
