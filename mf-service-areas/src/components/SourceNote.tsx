import styles from './SourceNote.module.css';

/** The sources of the public figures, which their licenses require. */
export const SourceNote = () => (
  <footer className={styles.root}>
    <p>
      ZIP codes and cities: <a href="https://www.geonames.org/">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>). Population, home values
      and boundaries: U.S. Census Bureau; population 2020-2024, boundaries of 2010.
    </p>
  </footer>
);
