import type { AppointmentView } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { stateWords, visitSteps } from '../confirmation/state-words';
import * as m from '../messages/appointment';
import styles from './Timeline.module.css';

/** How far a visit has come. Its marks differ in shape, and screen readers hear words instead. */
export function Timeline({ view }: { view: AppointmentView }) {
  const { timeZone } = useCompany();
  const now = visitSteps.findIndex((step) => step === view.state);
  if (now < 0) return null;
  return (
    <ol className={styles.root} aria-label={m.progress}>
      {visitSteps.map((step, index) => {
        const progress =
          index < now || view.state === 'done' ? 'done' : index === now ? 'now' : 'later';
        const reached = view.history.findLast(({ state }) => state === step);
        return (
          <li
            key={step}
            className={styles.step}
            data-progress={progress}
            aria-current={index === now ? 'step' : undefined}
          >
            <span>
              <VisuallyHidden>{spoken[progress]}</VisuallyHidden> {stateWords[step].label}
            </span>
            {reached && index <= now && (
              <span className={styles.at}>{formatInstant(new Date(reached.at), timeZone)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const spoken = { done: m.reachedStep, now: m.nowStep, later: m.notYet };
