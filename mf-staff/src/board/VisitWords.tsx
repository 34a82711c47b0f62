import type { StaffVisit } from '@site/client/staff';
import styles from './VisitWords.module.css';

/** Notes of customer and staff, newest first, in three lines; the visit shows them whole. */
export function VisitWords({ visit: { comments, notes } }: { visit: StaffVisit }) {
  const newest = notes.toReversed();
  if (!comments && newest.length === 0) return null;
  return (
    <div className={styles.root}>
      {newest.map(({ at, text, by }) => (
        <p key={at}>{by ? `${by}: ${text}` : text}</p>
      ))}
      {comments && <p>{comments}</p>}
    </div>
  );
}
