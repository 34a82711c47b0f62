import { EmergencyText } from '@site/ui/emergency-text';
import { Section } from '@site/ui/layout';
import { repairOf } from '../../lib/prices';
import * as m from '../../messages/issue';
import type { IssueProps } from './issue-props';
import styles from './RepairSteps.module.css';

/** The technician's steps, in order, with time, tools and warnings. */
export const RepairSteps = ({ issue }: IssueProps) => (
  <Section
    id="repair"
    title={m.howWeRepairIt}
    lead={m.inFourSteps({
      repairTime: repairOf(issue.appliance.slug, issue.fault).repairTime,
    })}
  >
    <ol role="list" className={styles.steps}>
      {issue.repairSteps.map(
        ({ step, title, description, timeRequired, toolsNeeded, safetyNotes }) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {step}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
              <p className={styles.facts}>
                {m.timeWithTools({
                  strong: (words) => <strong>{words}</strong>,
                  time: timeRequired,
                  tools: toolsNeeded.join(', ').toLowerCase(),
                })}
              </p>
              {safetyNotes && (
                <p className={styles.safety}>
                  {m.safetyNote({
                    strong: (words) => <strong>{words}</strong>,
                    Note: <EmergencyText>{safetyNotes}</EmergencyText>,
                  })}
                </p>
              )}
            </div>
          </li>
        ),
      )}
    </ol>
  </Section>
);
