import * as m from '../../messages/issue';
import styles from './OnThisPage.module.css';

/** Sections of the page by id, in its order. */
const sections = [
  ['try-first', m.tryFirst],
  ['worth-it', m.repairOrReplace],
  ['cost', m.cost],
  ['causes', m.causes],
  ['repair', m.theRepair],
  ['warranty', m.warranty],
];

/** Links to the sections of a long page. They stay below the header. */
export const OnThisPage = () => (
  <nav aria-label={m.onThisPage} className={styles.root}>
    <ul role="list" className={styles.list}>
      {sections.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
