import { applianceName } from '@site/data-types/shown';
import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';
import { Field, Select } from '@site/ui/field';
import { DrawingFrame } from '@site/ui/illustrations';
import { useState } from 'react';
import { numberPlates } from '../data/number-plates';
import * as m from '../messages/parts';
import styles from './PlateFinder.module.css';

const first = 'washing-machine';

/** Where the model and serial number of an appliance are, in words and in its drawing. */
export function PlateFinder() {
  const [slug, setSlug] = useState<ApplianceSlug>(first);
  const { place, at } = numberPlates[slug];
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Field label={m.yourAppliance}>
          <Select
            name="appliance"
            defaultValue={first}
            onChange={(event) => setSlug(event.target.value as ApplianceSlug)}
          >
            {applianceSlugs.map((value) => (
              <option key={value} value={value}>
                {applianceName(value)}
              </option>
            ))}
          </Select>
        </Field>
        <p aria-live="polite">{place}</p>
      </div>
      <div className={styles.plan}>
        <DrawingFrame
          slug={slug}
          title={m.applianceNamePlaceItsNumber({ applianceName: applianceName(slug) })}
          className={styles.drawing}
        />
        <Mark at={at} />
      </div>
    </div>
  );
}

/** A plate in a ring, laid over the drawing in its own units. */
const Mark = ({ at: [x, y] }: { at: readonly [number, number] }) => (
  <svg className={styles.mark} viewBox="0 0 400 320" aria-hidden="true">
    <circle className={styles.ring} cx={x} cy={y} r="20" />
    <rect className={styles.plate} x={x - 11} y={y - 7} width="22" height="14" />
    <path className={styles.print} d={`M${x - 7} ${y - 2.5}h14m-14 5h9`} />
  </svg>
);
