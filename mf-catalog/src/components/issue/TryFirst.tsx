import { CallUs } from '@site/ui/call-us';
import { EmergencyText } from '@site/ui/emergency-text';
import { Section, Stack } from '@site/ui/layout';
import { repairOf } from '../../lib/prices';
import { leavesHouse } from '../../lib/switch-off';
import * as m from '../../messages/issue';
import { Pair } from '../Pair';
import { PlainList } from './PlainList';
import styles from './TryFirst.module.css';
import type { IssueProps } from './issue-props';

const indoors = {
  title: m.threeChecksBeforeCall,
  lead: m.orderNoPanelOpened,
};

/** With gas in the house 911 is called first, and nothing is checked in the kitchen. */
const outside = {
  title: m.whenYouAreOutside,
  lead: m.answerTheseThreeQuestions,
};

/** Three checks, what each answer means, and where trying ends. */
export function TryFirst({ issue }: IssueProps) {
  const { urgency } = repairOf(issue.appliance.slug, issue.fault);
  return (
    <Section id="try-first" {...(leavesHouse(issue) ? outside : indoors)}>
      <Stack gap="lg">
        <ol role="list" className={styles.checks}>
          {issue.tryFirst.map(({ check, yes, no }) => (
            <li key={check}>
              <h3 className={styles.check}>{check}</h3>
              <dl className={styles.answers}>
                <dt>{m.yes}</dt>
                <dd>
                  <EmergencyText>{yes}</EmergencyText>
                </dd>
                <dt>{m.no}</dt>
                <dd>
                  <EmergencyText>{no}</EmergencyText>
                </dd>
              </dl>
            </li>
          ))}
        </ol>
        <Pair>
          <PlainList title={m.stopIf} entries={issue.stopIf} />
          <div className={styles.call}>
            <h3>{m.whenToCall}</h3>
            <p>
              <EmergencyText>{issue.whenToCall}</EmergencyText>
            </p>
            <CallUs place="issue-hero" variant={urgency === 'Critical' ? 'primary' : 'outline'} />
          </div>
        </Pair>
      </Stack>
    </Section>
  );
}
