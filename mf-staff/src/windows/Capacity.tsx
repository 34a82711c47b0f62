import { Button } from '@site/ui/button';
import styles from './Capacity.module.css';

interface CapacityProps {
  /** Unit and window of the number: `places, 8 AM - 10 AM`. */
  label: string;
  value: number;
  busy: boolean;
  onChange: (value: number) => void;
}

/** The database takes no more. */
const most = 20;

/** A number with a button on each side, for thumbs and gloves. */
export const Capacity = ({ label, value, busy, onChange }: CapacityProps) => (
  <span className={styles.root} role="group" aria-label={label}>
    <Button
      variant="outline"
      aria-label={`Fewer ${label}`}
      disabled={value <= 0}
      loading={busy}
      onClick={() => onChange(value - 1)}
    >
      −
    </Button>
    <output className={styles.value}>{value}</output>
    <Button
      variant="outline"
      aria-label={`More ${label}`}
      disabled={value >= most}
      loading={busy}
      onClick={() => onChange(value + 1)}
    >
      +
    </Button>
  </span>
);
