import type { Difficulty } from '@site/data-types/entities';
import { Badge } from '@site/ui/badge';
import type { BadgeTone } from '@site/ui/badge';

const tones: Record<Difficulty, BadgeTone> = { Hard: 'hard', Medium: 'moderate', Easy: 'easy' };

/** Hard red, Medium yellow, Easy green; always in words too. */
export const DifficultyBadge = ({ difficulty }: { difficulty: Difficulty }) => (
  <Badge tone={tones[difficulty]}>{difficulty} difficulty</Badge>
);
