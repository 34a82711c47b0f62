import { Button } from '@site/ui/button';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import styles from './PhotoList.module.css';

export interface ListedPhoto {
  id: string;
  /** `data:` address. Photos that another browser has sent have none. */
  preview?: string | undefined;
  /** Where it is: `Sent Nov 22, 3:40 PM CST`. */
  note: string;
}

interface PhotoListProps {
  photos: ListedPhoto[];
  /** The photo that is being removed. */
  removing?: string | undefined;
  onRemove: (id: string) => void;
}

/** Photos with their small copies, each with a button that removes it. */
export const PhotoList = ({ photos, removing, onRemove }: PhotoListProps) => (
  <ul role="list" className={styles.root}>
    {photos.map(({ id, preview, note }, index) => (
      <li key={id} className={styles.photo}>
        {preview ? (
          <img className={styles.preview} src={preview} alt={`Photo ${index + 1}`} />
        ) : (
          <span className={styles.preview}>Photo {index + 1}</span>
        )}
        <span className={styles.note}>{note}</span>
        <Button variant="ghost" loading={id === removing} onClick={() => onRemove(id)}>
          Remove<VisuallyHidden> photo {index + 1}</VisuallyHidden>
        </Button>
      </li>
    ))}
  </ul>
);
