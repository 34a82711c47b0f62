import { Icon } from '@site/ui/icon';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** Page with the same prices, for visitors without JavaScript. */
  href?: string;
  /** Drawn above the label; decoration. */
  icon?: ReactNode;
  /** The difference from other choices; read after the label. */
  children: ReactNode;
}

/**
 * One choice of a step. The button holds only the label, so that its accessible name is short. The
 * whole card is clickable.
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
