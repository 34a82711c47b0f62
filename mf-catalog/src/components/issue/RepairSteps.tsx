import { Section } from '@site/ui/layout';
import { repairOf } from '../../lib/prices';
import type { IssueProps } from './issue-props';
import styles from './RepairSteps.module.css';

/** The technician's steps, in order, with time, tools and warnings. */
export const RepairSteps = ({ issue }: IssueProps) => (
  <Section
    id="repair"
    title="How we repair it"
    lead={`On site for ${repairOf(issue.appliance.slug, issue.fault).repairTime}, in four steps.`}
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
                <strong>{timeRequired}</strong> with {toolsNeeded.join(', ').toLowerCase()}
              </p>
              {safetyNotes && (
                <p className={styles.safety}>
                  <strong>Safety: </strong>
                  {safetyNotes}
                </p>
              )}
            </div>
          </li>
        ),
      )}
    </ol>
  </Section>
);
