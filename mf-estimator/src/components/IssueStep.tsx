import type { Difficulty } from '@site/data-types/entities';
import { Badge, urgencyTones } from '@site/ui/badge';
import type { BadgeTone } from '@site/ui/badge';
import { Grid } from '@site/ui/layout';
import { faults } from '../data/faults/faults';
import type { Appliance } from '../data/prices';
import { ChoiceCard } from './ChoiceCard';
import { Step, stepIds } from './Step';

const difficultyTones: Record<Difficulty, BadgeTone> = {
  Easy: 'easy',
  Medium: 'moderate',
  Hard: 'hard',
};

interface IssueStepProps {
  appliance: Appliance;
  chosen: string | undefined;
  onChoose: (issue: string) => void;
}

/** Step 2: what is wrong with the chosen appliance. */
export const IssueStep = ({ appliance, chosen, onChoose }: IssueStepProps) => (
  <Step id={stepIds.issue} title="2. Select the problem">
    <Grid as="ul" min="md">
      {Object.entries(faults[appliance]).map(([value, { label, urgency, difficulty }]) => (
        <li key={value}>
          <ChoiceCard label={label} chosen={value === chosen} onChoose={() => onChoose(value)}>
            <Badge tone={urgencyTones[urgency]}>{urgency} urgency</Badge>
            <Badge tone={difficultyTones[difficulty]}>{difficulty} difficulty</Badge>
          </ChoiceCard>
        </li>
      ))}
    </Grid>
  </Step>
);
