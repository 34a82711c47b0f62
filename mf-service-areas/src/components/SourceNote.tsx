import styles from './SourceNote.module.css';

interface SourceNoteProps {
  /** Service figures by ZIP are partly demonstration values. */
  figures?: boolean;
  /** The team is a sample. */
  team?: boolean;
}

/** Where the figures come from, as their licences ask, and which of them are samples. */
export const SourceNote = ({ figures = false, team = false }: SourceNoteProps) => (
  <footer className={styles.root}>
    {figures && (
      <p>
        Response times, ratings, repair counts and common repairs by ZIP are sample figures until
        the business publishes its own.
      </p>
    )}
    {team && <p>The technicians named here are samples until the business names its own.</p>}
    <p>
      ZIP codes and cities: <a href="https://www.geonames.org/">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>). Population, home values
      and boundaries: U.S. Census Bureau; population 2020-2024, boundaries of 2010.
    </p>
  </footer>
);
