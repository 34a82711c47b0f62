import * as m from '../messages/book-online';
import type { ZipState } from './use-coverage';
import styles from './ZipAnswer.module.css';

export const zipAnswerId = 'booking-zip-answer';

const answers: Record<ZipState, string> = {
  none: '',
  checking: m.checkingYourZip,
  in: m.serveYourArea,
  out: m.sorryDontCurrentlyService,
  unknown: m.confirmAreaWhenCall,
};

/** Whether we serve a ZIP. Screen readers announce a change. */
export const ZipAnswer = ({ state }: { state: ZipState }) => (
  <p className={styles.root} id={zipAnswerId} role="status" data-state={state}>
    {answers[state]}
  </p>
);
