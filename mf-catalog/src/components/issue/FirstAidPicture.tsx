import { shapeIn, type StepName } from '@site/ui/illustrations';
import type { IssueRecord } from '../../data/shapes';
import styles from './FirstAid.module.css';
import { pictures } from './pictures';
import type { IssueProps } from './issue-props';

/** Most of these are electric, so the plug or breaker is drawn and not the gas valve. */
const mostlyElectric = ['dryer', 'oven', 'range'];

/** The supply that is drawn: the first one to switch off. */
export const drawnSupply = ({ appliance, safeToRun: { switchOff } }: IssueRecord) =>
  mostlyElectric.includes(appliance.slug)
    ? switchOff.find((supply) => supply !== 'gas')
    : switchOff[0];

/** The drawing of that supply, unless the record names another. */
function pictureOf(issue: IssueRecord): StepName | undefined {
  const { appliance, picture } = issue;
  const supply = drawnSupply(issue);
  if (picture) return picture;
  if (supply === 'plug' || supply === 'breaker') return supply;
  if (supply === 'gas') return 'gas-valve';
  if (supply !== 'water' || appliance.slug === 'garbage-disposal') return undefined;
  return appliance.slug === 'washing-machine' ? 'washer-faucets' : 'sink-valve';
}

/** A drawing of the thing to look for. Empty if words are enough. */
export function FirstAidPicture({ issue }: IssueProps) {
  const name = pictureOf(issue);
  if (!name) return null;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 96 72"
      role="img"
      aria-label={pictures[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={shapeIn('steps', name)} />
    </svg>
  );
}
