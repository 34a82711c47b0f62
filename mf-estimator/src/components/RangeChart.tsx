import type { PriceRange } from '@site/data-types/entities';
import { formatPrice, formatPriceRange } from '@site/data-types/format';
import * as m from '../messages/range-chart';
import styles from './RangeChart.module.css';

interface RangeChartProps {
  /** The price in question. */
  range: PriceRange;
  /** The range to compare with. The scale spans it. */
  bounds: PriceRange;
  /** Meaning of the bounds, e.g. `All dryer repairs`. */
  label: string;
}

/** Width of the scale in viewBox units. */
const width = 400;
const ticks = Array.from({ length: 11 }, (_, i) => (i * width) / 10);

/** Compares a price with all of its kind: a bar on a scale, and the same in words. */
export function RangeChart({ range, bounds, label }: RangeChartProps) {
  // A held price may lie outside of today's bounds.
  const [low, high] = [Math.min(bounds.min, range.min), Math.max(bounds.max, range.max)];
  const x = (price: number) => Math.round(((price - low) / (high - low || 1)) * width);
  return (
    <figure className={styles.root}>
      <svg
        viewBox={`-1 0 ${width + 2} 32`}
        className={styles.chart}
        role="img"
        aria-label={m.repairRangeLabelPriceRange({
          range: formatPriceRange(range),
          label,
          priceRange: formatPriceRange({ min: low, max: high }),
        })}
      >
        <path
          className={styles.scale}
          d={`M0 26h${width}${ticks.map((t) => `M${t} 26v6`).join('')}`}
        />
        <rect
          className={styles.bar}
          x={x(range.min)}
          y="6"
          width={Math.max(x(range.max) - x(range.min), 2)}
          height="17"
        />
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        <span>{formatPrice(low)}</span>
        <span>{label}</span>
        <span>{formatPrice(high)}</span>
      </figcaption>
    </figure>
  );
}
