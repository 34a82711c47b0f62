import { Section } from '@site/ui/layout';
import { Pair } from '../Pair';
import type { IssueProps } from './issue-props';
import { PlainList } from './PlainList';

/** Habits that keep it from happening again. */
export function Prevention({ issue }: IssueProps) {
  const half = Math.ceil(issue.prevention.length / 2);
  return (
    <Section title="How to prevent it">
      <Pair>
        <PlainList entries={issue.prevention.slice(0, half)} />
        <PlainList entries={issue.prevention.slice(half)} />
      </Pair>
    </Section>
  );
}
