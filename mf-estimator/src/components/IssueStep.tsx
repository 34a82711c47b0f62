import { shown } from '@site/data-types/shown';
import { DifficultyBadge, UrgencyBadge } from '@site/ui/badge';
import { Grid } from '@site/ui/layout';
import { faults } from '../data/faults/faults';
import type { Appliance } from '../data/prices';
import * as m from '../messages/estimate';
import { ChoiceCard } from './ChoiceCard';
import { Step, stepIds } from './Step';

interface IssueStepProps {
  appliance: Appliance;
  chosen: string | undefined;
  onChoose: (issue: string) => void;
}

/** Step 2: what is wrong with the chosen appliance. */
export const IssueStep = ({ appliance, chosen, onChoose }: IssueStepProps) => (
  <Step id={stepIds.issue} title={m.selectTheProblem}>
    <Grid as="ul" min="md">
      {Object.entries(faults[appliance]).map(([value, { label, urgency, difficulty }]) => (
        <li key={value}>
          <ChoiceCard
            label={shown(label)}
            chosen={value === chosen}
            onChoose={() => onChoose(value)}
          >
            <UrgencyBadge urgency={urgency} />
            <DifficultyBadge difficulty={difficulty} />
          </ChoiceCard>
        </li>
      ))}
    </Grid>
  </Step>
);
