import { Section } from '@site/ui/layout';
import * as m from '../../messages/issue';
import { Pair } from '../Pair';
import type { IssueProps } from './issue-props';
import { PlainList } from './PlainList';

/** Signs that the homeowner notices, and the possible causes. */
export const Signs = ({ issue }: IssueProps) => (
  <Section id="causes" title={m.symptomsAndCauses}>
    <Pair>
      <PlainList title={m.whatYouNotice} entries={issue.symptoms} />
      <PlainList title={m.whatMayBehind} entries={issue.causes} />
    </Pair>
  </Section>
);
