import styles from './OnThisPage.module.css';

/** Sections of the page by id, in its order. */
const sections = [
  ['try-first', 'Try first'],
  ['worth-it', 'Repair or replace'],
  ['cost', 'Cost'],
  ['causes', 'Causes'],
  ['repair', 'The repair'],
  ['warranty', 'Warranty'],
];

/** Links to the sections of a long page. They stay below the header. */
export const OnThisPage = () => (
  <nav aria-label="On this page" className={styles.root}>
    <ul role="list" className={styles.list}>
      {sections.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
