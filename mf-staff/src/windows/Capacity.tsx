import { Button } from '@site/ui/button';
import * as m from '../messages/windows';
import styles from './Capacity.module.css';

interface CapacityProps {
  /** Unit and window of the number: `places, 8 AM - 10 AM`. */
  label: string;
  value: number;
  busy: boolean;
  /** Smallest number; default 0. */
  least?: number;
  /** Largest number; default 20. */
  most?: number;
  onChange: (value: number) => void;
}

/** A number with a button on each side, for thumbs and gloves. */
export const Capacity = ({ label, value, busy, least = 0, most = 20, onChange }: CapacityProps) => (
  <span className={styles.root} role="group" aria-label={label}>
    <Button
      variant="outline"
      aria-label={m.fewerLabel({ label })}
      disabled={value <= least}
      loading={busy}
      onClick={() => onChange(value - 1)}
    >
      −
    </Button>
    <output className={styles.value}>{value}</output>
    <Button
      variant="outline"
      aria-label={m.moreLabel({ label })}
      disabled={value >= most}
      loading={busy}
      onClick={() => onChange(value + 1)}
    >
      +
    </Button>
  </span>
);
