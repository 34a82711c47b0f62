import { Prose, Section } from '@site/ui/layout';
import type { IssueProps } from './issue-props';

/** Repair or replace, by the age of the appliance and the price, which follows. */
export const WorthIt = ({ issue }: IssueProps) => (
  <Section title="Repair or replace?">
    <Prose>
      <p>{issue.worthIt.repair}</p>
      <p>{issue.worthIt.replace}</p>
    </Prose>
  </Section>
);
