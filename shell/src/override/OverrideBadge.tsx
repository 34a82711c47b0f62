import { Button } from '@site/ui/button';
import styles from './OverrideBadge.module.css';

interface OverrideBadgeProps {
  part: string;
  origin: string;
  /** Errors of its sources, each with file and line. */
  problems: string[];
  onLeave: () => void;
}

/** Shows a developer that one part is not the live one, with a button to go back. */
export const OverrideBadge = ({ part, origin, problems, onLeave }: OverrideBadgeProps) => (
  <div className={styles.root} role="region" aria-label="Override">
    <p>
      <strong>{part}</strong> from {origin}
    </p>
    <Button size="sm" variant="outline" onClick={onLeave}>
      Leave
    </Button>
    {problems.length > 0 && (
      <pre className={styles.problems} role="alert">
        {problems.join('\n\n')}
      </pre>
    )}
  </div>
);
