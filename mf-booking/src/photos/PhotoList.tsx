import { Button } from '@site/ui/button';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import * as m from '../messages/photos';
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

/**
 * Photos with their small copies, each with a button that removes it. Afterwards the focus is on the
 * next photo's button, or on the button that follows the list.
 */
export function PhotoList({ photos, removing, onRemove }: PhotoListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    const gone = removed.current;
    if (!gone || photos.some(({ id }) => id === gone.id)) return;
    removed.current = undefined;
    // The visitor has gone on to something else.
    if (document.activeElement !== document.body) return;
    const buttons = [...(list.current?.parentElement?.querySelectorAll('button') ?? [])];
    const last = Math.max(photos.length - 1, 0);
    for (const button of buttons.slice(Math.min(gone.index, last))) {
      button.focus();
      // A button that is not displayed does not take it.
      if (document.activeElement === button) return;
    }
  }, [photos]);

  return (
    <ul ref={list} role="list" className={styles.root}>
      {photos.map(({ id, preview, note }, index) => (
        <li key={id} className={styles.photo}>
          {preview ? (
            <img
              className={styles.preview}
              src={preview}
              alt={m.previewOfPhoto({ number: index + 1 })}
            />
          ) : (
            <PictureMark />
          )}
          <span>
            <span className={styles.name}>{m.photo({ number: index + 1 })}</span>
            <span className={styles.note}>{note}</span>
          </span>
          <Button
            variant="ghost"
            loading={id === removing}
            onClick={() => {
              removed.current = { id, index };
              onRemove(id);
            }}
          >
            {m.removePhoto({
              number: index + 1,
              hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** In place of a photo that cannot be shown. An empty box would look like one that failed. */
const PictureMark = () => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden>
    <path d="M3 4.5h18v15H3zm0 12 5.5-6 4.5 5 2.5-2.5 5.5 5.5M16.5 8.4v.1" />
  </svg>
);
