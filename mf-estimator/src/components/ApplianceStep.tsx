import { applianceName } from '@site/data-types/shown';
import { appliancePath } from '@site/data-types/paths';
import { Badge } from '@site/ui/badge';
import { ApplianceIcon } from '@site/ui/illustrations';
import { NeedsScript } from '@site/ui/needs-script';
import { applianceOptions } from '../data/appliances';
import type { Appliance } from '../data/prices';
import * as m from '../messages/estimate';
import { ChoiceCard } from './ChoiceCard';
import styles from './ApplianceStep.module.css';
import { Step, stepIds } from './Step';

interface ApplianceStepProps {
  chosen: Appliance | undefined;
  onChoose: (appliance: Appliance) => void;
}

/** Step 1: the twelve appliances. */
export function ApplianceStep({ chosen, onChoose }: ApplianceStepProps) {
  return (
    <Step id={stepIds.appliance} title={m.chooseYourAppliance} className={styles.first}>
      <NeedsScript title={m.theCalculatorNeedsJavaScript}>{m.chooseApplianceItsPage}</NeedsScript>
      <ul role="list" className={styles.cards}>
        {applianceOptions.map(({ value, description, popularity }) => (
          <li key={value}>
            <ChoiceCard
              label={applianceName(value)}
              chosen={value === chosen}
              onChoose={() => onChoose(value)}
              href={appliancePath(value)}
              icon={<ApplianceIcon slug={value} size={44} />}
            >
              <span>{description}</span>
              <Badge>{popularity}</Badge>
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </Step>
  );
}
