import styles from './SourceNote.module.css';

interface SampleNoteProps {
  /** Which figures are samples: `Ratings, response times and repair counts by ZIP`. */
  of: string;
}

/** Shown next to sample figures, so that visitors do not take them for real ones. */
export const SampleNote = ({ of }: SampleNoteProps) => (
  <p className={styles.sample}>{of} are sample figures until the business publishes its own.</p>
);
