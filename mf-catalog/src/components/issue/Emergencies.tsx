import { Notice } from '@site/ui/notice';
import type { Hazard } from '../../data/hazards';
import { emergencyAdvice } from '../../lib/emergency';

/** Advice for an emergency, in the words that all pages share. */
export const Emergencies = ({ hazards }: { hazards: readonly Hazard[] }) =>
  hazards.length > 0 && (
    <Notice tone="warning" title="In an emergency">
      {emergencyAdvice(hazards).map((advice) => (
        <p key={advice}>{advice}</p>
      ))}
    </Notice>
  );
