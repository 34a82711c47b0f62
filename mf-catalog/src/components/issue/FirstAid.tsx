import { EmergencyText } from '@site/ui/emergency-text';
import { Notice } from '@site/ui/notice';
import { leaveAdvice } from '../../lib/advice';
import { leavesHouse, switchOffSteps } from '../../lib/switch-off';
import * as m from '../../messages/issue';
import { Emergencies } from './Emergencies';
import { drawnSupply, FirstAidPicture } from './FirstAidPicture';
import styles from './FirstAid.module.css';
import type { IssueProps } from './issue-props';
import type { NoticeTone } from '@site/ui/notice';
import type { IssueRecord } from '../../data/shapes';

type Answer = IssueRecord['safeToRun']['answer'];

interface Verdict {
  tone: NoticeTone;
  title: string;
  /** Heading of the steps. An appliance that may run is switched off only before a check. */
  steps: string;
}

const verdicts: Record<Answer, Verdict> = {
  no: { tone: 'warning', title: m.doNotUseIt, steps: m.doThisNow },
  'with-care': { tone: 'info', title: m.canUseButCare, steps: m.doThisFirst },
  yes: { tone: 'info', title: m.safeToUse, steps: m.doThisFirst },
};

/** Whether the appliance may be used, in words. The record decides, never the urgency. */
const verdictOf = ({ safeToRun }: IssueRecord): Verdict => verdicts[safeToRun.answer];

/** Dangers because of which people leave the house before they stop a machine. */
const isDeadlyInside = (hazard: IssueRecord['hazards'][number]): boolean =>
  ['fire', 'gas', 'carbon-monoxide'].includes(hazard);

/**
 * The top of the page, in the order of danger: what means to leave and call 911, whether the
 * appliance may run, its own controls, its supply, the rest.
 */
export function FirstAid({ issue }: IssueProps) {
  const { hazards, name, picture, rightNow, safeToRun } = issue;
  const { tone, title, steps } = verdictOf(issue);
  const off = switchOffSteps(issue);
  const offFirst = safeToRun.answer === 'no' || safeToRun.switchOff[0] === 'water';
  const outside = leavesHouse(issue);
  const leave = !outside && safeToRun.answer === 'no' && hazards.some(isDeadlyInside);
  const own = [...(leave ? [leaveAdvice] : []), ...(safeToRun.stop ?? [])];
  const drawing = <FirstAidPicture issue={issue} />;
  const isDrawn = (step: string) =>
    step === off[safeToRun.switchOff.findIndex((supply) => supply === drawnSupply(issue))];
  const emergencies = <Emergencies hazards={hazards} />;
  return (
    <header className={styles.root} data-leave-house={outside ? '' : undefined}>
      <h1>{name}</h1>
      {outside && emergencies}
      <Notice tone={tone} title={title}>
        <p>{safeToRun.reason}</p>
      </Notice>
      <section className={styles.steps} aria-label={steps}>
        <h2>{steps}</h2>
        {picture && drawing}
        <ol className={styles.list}>
          {[...own, ...(offFirst ? off : []), ...rightNow].map((step) => (
            <li key={step}>
              {!picture && isDrawn(step) && drawing}
              <EmergencyText>{step}</EmergencyText>
            </li>
          ))}
        </ol>
        {!offFirst && (
          <p className={styles.before}>
            <strong>{m.beforeReachBehindInside} </strong>
            {off.join(' ')}
          </p>
        )}
      </section>
      {!outside && emergencies}
    </header>
  );
}
