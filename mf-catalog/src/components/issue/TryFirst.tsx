import { CallUs } from '@site/ui/call-us';
import { Section, Stack } from '@site/ui/layout';
import { Pair } from '../Pair';
import { PlainList } from './PlainList';
import styles from './TryFirst.module.css';
import { WorthIt } from './WorthIt';
import type { IssueProps } from './issue-props';

/** Three checks, what each answer means, where trying ends, and whether a repair is worth it. */
export const TryFirst = ({ issue }: IssueProps) => (
  <Section title="Three checks before you call" lead="None needs a tool or an open panel.">
    <Stack gap="lg">
      <ol role="list" className={styles.checks}>
        {issue.tryFirst.map(({ check, yes, no }) => (
          <li key={check}>
            <h3 className={styles.check}>{check}</h3>
            <dl className={styles.answers}>
              <dt>Yes</dt>
              <dd>{yes}</dd>
              <dt>No</dt>
              <dd>{no}</dd>
            </dl>
          </li>
        ))}
      </ol>
      <Pair>
        <PlainList title="Stop if" entries={issue.stopIf} />
        <div className={styles.call}>
          <h3>When to call</h3>
          <p>{issue.whenToCall}</p>
          <CallUs
            place="issue-hero"
            variant={issue.urgency === 'Critical' ? 'primary' : 'outline'}
          />
        </div>
      </Pair>
      <WorthIt issue={issue} />
    </Stack>
  </Section>
);
