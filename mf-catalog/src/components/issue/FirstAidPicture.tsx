import type { IssueRecord } from '../../data/shapes';
import styles from './FirstAid.module.css';
import { pictures } from './pictures';
import type { PictureName } from './pictures';
import type { IssueProps } from './issue-props';

/** Most of these are electric, so the plug or breaker is drawn and not the gas valve. */
const mostlyElectric = ['dryer', 'oven', 'range'];

/** The drawing of what is switched off first, unless the record names another. */
function pictureOf({ appliance, picture, safeToRun }: IssueRecord): PictureName | undefined {
  const [first] = mostlyElectric.includes(appliance.slug)
    ? safeToRun.switchOff.filter((supply) => supply !== 'gas')
    : safeToRun.switchOff;
  if (picture) return picture;
  if (first === 'plug' || first === 'breaker') return first;
  if (first === 'gas') return 'gas-valve';
  if (first !== 'water' || appliance.slug === 'garbage-disposal') return undefined;
  return appliance.slug === 'washing-machine' ? 'washer-faucets' : 'sink-valve';
}

/** A drawing of the thing to look for. Empty if words are enough. */
export function FirstAidPicture({ issue }: IssueProps) {
  const name = pictureOf(issue);
  if (!name) return null;
  const { title, shape } = pictures[name];
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 96 72"
      role="img"
      aria-label={title}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shape}
    </svg>
  );
}
