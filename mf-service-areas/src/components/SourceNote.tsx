import * as m from '../messages/source-note';
import styles from './SourceNote.module.css';

/** The sources of the public figures, which their licenses require. */
export const SourceNote = () => (
  <footer className={styles.root}>
    <p>
      {m.zipCodesCitiesGeoNames({
        link: (words) => <a href="https://www.geonames.org/">{words}</a>,
        link2: (words) => <a href="https://creativecommons.org/licenses/by/4.0/">{words}</a>,
      })}
    </p>
  </footer>
);
