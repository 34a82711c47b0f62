import { EmergencyText } from '@site/ui/emergency-text';
import { Notice } from '@site/ui/notice';
import type { Hazard } from '../../data/hazards';
import { gasAdvice } from '@site/data-types/safety';
import { carbonMonoxideAdvice, fireAdvice, shockAdvice, waterAdvice } from '../../lib/advice';
import * as m from '../../messages/issue';

const advice: Record<Hazard, string> = {
  gas: gasAdvice,
  'carbon-monoxide': carbonMonoxideAdvice,
  fire: fireAdvice,
  shock: shockAdvice,
  water: waterAdvice,
};

/** The emergency advice for the dangers of a record. */
const emergencyAdvice = (hazards: readonly Hazard[]): string[] =>
  hazards.map((hazard) => advice[hazard]);

/** Advice for an emergency, in the words that all pages share. */
export const Emergencies = ({ hazards }: { hazards: readonly Hazard[] }) =>
  hazards.length > 0 && (
    <Notice tone="warning" title={m.inAnEmergency}>
      {emergencyAdvice(hazards).map((advice) => (
        <p key={advice}>
          <EmergencyText>{advice}</EmergencyText>
        </p>
      ))}
    </Notice>
  );
