import type { Board, StaffVisit } from '@site/client/staff';
import { Select } from '@site/ui/field';
import * as m from '../messages/today';
import { isOwner, usePerson } from '../session/person-context';
import styles from './Today.module.css';

/** Value of the choice for visits without a technician. */
const free = 'free';

/** The choice in the address, or '' for a person who is not on staff any more. */
export function knownChoice({ people }: Board, who: string): string {
  // Without a network there is no list of people.
  const isKnown = people.length === 0 || who === free || people.some(({ email }) => email === who);
  return isKnown ? who : '';
}

/** @param who email of a technician, `free`, or empty for all visits */
export const visitsOf = (visits: StaffVisit[], who: string): StaffVisit[] =>
  visits.filter(
    ({ technician }) => !who || (who === free ? technician === null : technician?.email === who),
  );

interface VisitsOfProps {
  board: Board;
  who: string;
  onChange: (who: string) => void;
}

/** Chooses one technician's visits or the free ones. */
export function VisitsOf({ board, who, onChange }: VisitsOfProps) {
  const person = usePerson();
  const owner = isOwner(person);
  const people = owner ? board.people : [{ ...person, name: m.mine }];
  // One person alone has nothing to choose, and without a network there is no list of people.
  if (owner && people.length < 2) return null;
  return (
    <label className={styles.who}>
      {m.visitsOf}
      <Select value={who} onChange={({ target }) => onChange(target.value)}>
        <option value="">{owner ? m.everyone : m.mineAndFreeOnes}</option>
        {people.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
        <option value={free}>{owner ? m.noTechnicianChoice : m.freeOnes}</option>
      </Select>
    </label>
  );
}
