import { Section } from '@site/ui/layout';
import type { IssueProps } from './issue-props';
import { PlainList } from './PlainList';

/** Habits that keep it from happening again. */
export const Prevention = ({ issue }: IssueProps) => (
  <Section title="How to prevent it">
    <PlainList entries={issue.prevention} wide />
  </Section>
);
