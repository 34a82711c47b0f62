import { Prose, Section } from '@site/ui/layout';
import { Pair } from '../Pair';
import type { IssueProps } from './issue-props';
import { PlainList } from './PlainList';

/** The mechanism behind the fault, and what brings it on. */
export function WhyItHappens({ issue }: IssueProps) {
  const { primaryCause, explanation, commonTriggers, ageFactors, usageFactors } =
    issue.whyItHappens;
  return (
    <Section title="Why it happens" lead={primaryCause}>
      <Pair>
        <Prose>
          <p>{explanation}</p>
        </Prose>
        <PlainList title="What often comes before it" entries={commonTriggers} />
        <Prose>
          <h3>What age does</h3>
          <p>{ageFactors}</p>
        </Prose>
        <Prose>
          <h3>What use does</h3>
          <p>{usageFactors}</p>
        </Prose>
      </Pair>
    </Section>
  );
}
