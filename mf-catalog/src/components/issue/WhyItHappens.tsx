import { Disclosure } from '@site/ui/disclosure';
import { Prose, Section } from '@site/ui/layout';
import * as m from '../../messages/issue';
import { Pair } from '../Pair';
import type { IssueProps } from './issue-props';
import { PlainList } from './PlainList';
import styles from './WhyItHappens.module.css';

/** The mechanism behind the fault, and what brings it on. */
export function WhyItHappens({ issue }: IssueProps) {
  const { primaryCause, explanation, commonTriggers, ageFactors, usageFactors } =
    issue.whyItHappens;
  return (
    <Section title={m.whyItHappens} lead={primaryCause}>
      <Pair>
        <Prose>
          <p>{explanation}</p>
        </Prose>
        <PlainList title={m.commonTriggers} entries={commonTriggers} />
      </Pair>
      <div className={styles.factors}>
        <Disclosure summary={m.howAgeAffectsIt} headingLevel={3}>
          <p>{ageFactors}</p>
        </Disclosure>
        <Disclosure summary={m.howUseAffectsIt} headingLevel={3}>
          <p>{usageFactors}</p>
        </Disclosure>
      </div>
    </Section>
  );
}
