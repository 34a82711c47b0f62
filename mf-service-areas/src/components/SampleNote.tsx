import styles from './SourceNote.module.css';

interface SampleNoteProps {
  /** Which figures are samples: `Ratings, response times and repair counts by ZIP`. */
  of: string;
}

/** Stands at the figures it is about, so that nobody takes them for counted ones. */
export const SampleNote = ({ of }: SampleNoteProps) => (
  <p className={styles.sample}>{of} are sample figures until the business publishes its own.</p>
);
