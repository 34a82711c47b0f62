import { Icon } from '@site/ui/icon';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** Page that says the same without a script. */
  href?: string;
  /** Drawn above the label; decoration. */
  icon?: ReactNode;
  /** What tells it from the others; read after the label. */
  children: ReactNode;
}

/**
 * One choice of a step. The button is the label and its target grows over the whole card, so that it
 * is named by the label alone; pressed, it stays so.
 */
export function ChoiceCard({ label, chosen, onChoose, href, icon, children }: ChoiceCardProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      {icon}
      <button
        type="button"
        className={styles.label}
        aria-pressed={chosen}
        aria-describedby={id}
        onClick={onChoose}
      >
        {label}
      </button>
      {href && (
        <noscript>
          <a className={styles.label} href={href}>
            {label}
          </a>
        </noscript>
      )}
      {chosen && <Icon name="check" size="sm" className={styles.mark} />}
      <div id={id} className={styles.about}>
        {children}
      </div>
    </div>
  );
}
