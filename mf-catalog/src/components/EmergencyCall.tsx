import { gasAdvice } from '@site/data-types/safety';
import { troubleAdvice } from '@site/ui/trouble-advice';
import { useCompany } from '@site/store';
import { fireAdvice } from '../lib/advice';
import { Notice } from '@site/ui/notice';
import { CallUs } from '@site/ui/call-us';
import { EmergencyText } from '@site/ui/emergency-text';
import * as m from '../messages/appliance';
import styles from './EmergencyCall.module.css';

/** For what cannot wait for a window. Who is in danger calls 911 before us. */
export const EmergencyCall = ({ place }: { place: string }) => (
  <Notice tone="warning" className={styles.root} title={m.waterSparksSpoilingFood}>
    <p>
      <EmergencyText>{fireAdvice}</EmergencyText>
    </p>
    <p>
      <EmergencyText>{gasAdvice}</EmergencyText>
    </p>
    <p>{troubleAdvice(useCompany())}</p>
    <CallUs place={place} variant="accent" />
  </Notice>
);
