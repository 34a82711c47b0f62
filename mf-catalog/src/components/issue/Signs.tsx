import { Section } from '@site/ui/layout';
import { Pair } from '../Pair';
import type { IssueProps } from './issue-props';
import { PlainList } from './PlainList';

/** Signs that the homeowner notices, and the possible causes. */
export const Signs = ({ issue }: IssueProps) => (
  <Section id="causes" title="Symptoms and causes">
    <Pair>
      <PlainList title="What you notice" entries={issue.symptoms} />
      <PlainList title="What may be behind it" entries={issue.causes} />
    </Pair>
  </Section>
);
