import type { ZipState } from './use-coverage';
import styles from './ZipAnswer.module.css';

export const zipAnswerId = 'booking-zip-answer';

const answers: Record<ZipState, string> = {
  none: '',
  checking: 'Checking your ZIP...',
  in: '✓ We service your area!',
  out: "Sorry, we don't currently service this area",
  unknown: 'We confirm your area when we call.',
};

/** Whether we serve a ZIP. Screen readers announce a change. */
export const ZipAnswer = ({ state }: { state: ZipState }) => (
  <p className={styles.root} id={zipAnswerId} role="status" data-state={state}>
    {answers[state]}
  </p>
);
