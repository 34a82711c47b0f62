import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { EmergencyText } from '@site/ui/emergency-text';
import { Notice } from '@site/ui/notice';
import * as m from '../messages/estimate';
import { Step, stepIds } from './Step';

interface CalculateStepProps {
  /** Names of what was chosen. */
  appliance: string;
  issue: string;
  /** Advice for the time before the technician comes. */
  warning: string | undefined;
  onCalculate: () => void;
}

/** Step 3: ask for the price of what was chosen. */
export const CalculateStep = ({ appliance, issue, warning, onCalculate }: CalculateStepProps) => (
  <Step id={stepIds.price} title={m.getYourPrice} lead={`${appliance}: ${issue}`}>
    <Stack>
      {warning && (
        <Notice tone="warning">
          <p>
            <EmergencyText>{warning}</EmergencyText>
          </p>
        </Notice>
      )}
      <div>
        <Button size="lg" onClick={onCalculate}>
          {m.calculateMyRepairCost}
        </Button>
      </div>
    </Stack>
  </Step>
);
