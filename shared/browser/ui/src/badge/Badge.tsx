import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import * as m from '../messages/badge';
import styles from './Badge.module.css';

/** A shape per tone on a 12 × 12 grid, for visitors who cannot tell red from green. */
const shapes = {
  critical: 'M3.5 0h5L12 3.5v5L8.5 12h-5L0 8.5v-5zM5 2.5v4.7h2V2.5zm0 5.7V10h2V8.2z',
  high: 'M6 .5 12 11.5H0z',
  medium: 'm6 0 6 6-6 6-6-6z',
  low: 'M6 .5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zm0 2.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z',
  easy: 'M0 7h3v5H0zm4.5 3h3v2h-3zm4.5 0h3v2H9z',
  moderate: 'M0 7h3v5H0zm4.5-3.5h3V12h-3zM9 10h3v2H9z',
  hard: 'M0 7h3v5H0zm4.5-3.5h3V12h-3zM9 0h3v12H9z',
  signal: 'm6 0 1.8 3.9 4.2.500-3.1 2.9.8 4.2L6 9.4l-3.7 2.1.8-4.2L0 4.4l4.2-.5z',
} as const;

/**
 * Urgency: `critical`, `high`, `medium`, `low`. Difficulty: `easy`, `moderate`, `hard`. Anything
 * else: `neutral`, which has no shape, or `signal` for the one highlighted item of a list.
 */
export type BadgeTone = keyof typeof shapes | 'neutral';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
}

/** A word after the shape of its tone. The word must be complete: "High urgency", not "High". */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={joinClasses(styles.root, className)} data-tone={tone}>
      {tone !== 'neutral' && (
        <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true">
          <path d={shapes[tone]} fillRule="evenodd" />
        </svg>
      )}
      {children}
    </span>
  );
}

const urgencies = {
  Critical: { tone: 'critical', words: m.criticalUrgency },
  High: { tone: 'high', words: m.highUrgency },
  Medium: { tone: 'medium', words: m.mediumUrgency },
  Low: { tone: 'low', words: m.lowUrgency },
} as const;

/** How soon a repair is needed: red, orange, yellow or green, and always in words too. */
export function UrgencyBadge({ urgency }: { urgency: keyof typeof urgencies }) {
  const { tone, words } = urgencies[urgency];
  return <Badge tone={tone}>{words}</Badge>;
}

const difficulties = {
  Easy: { tone: 'easy', words: m.simpleRepairTechnician },
  Medium: { tone: 'moderate', words: m.mediumRepair },
  Hard: { tone: 'hard', words: m.hardRepair },
} as const;

/** How hard a repair is for a technician: green, yellow or red, and always in words too. */
export function DifficultyBadge({ difficulty }: { difficulty: keyof typeof difficulties }) {
  const { tone, words } = difficulties[difficulty];
  return <Badge tone={tone}>{words}</Badge>;
}
