import type { StaffPhoto } from '@site/backend/staff';
import { useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import styles from './Photos.module.css';

/** As an address that the site's policy admits; it forbids `blob:`. */
const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'));
    reader.readAsDataURL(blob);
  });

/** The customer's photos; one tap shows one in full width. */
export function Photos({ photos }: { photos: StaffPhoto[] }) {
  const [large, setLarge] = useState<string>();
  if (photos.length === 0) return null;
  return (
    <section aria-label="Photos">
      <h2 className={styles.title}>Photos</h2>
      <ul role="list" className={styles.list}>
        {photos.map((photo, index) => (
          <li key={photo.id} data-large={large === photo.id ? '' : undefined}>
            <button
              type="button"
              className={styles.photo}
              aria-pressed={large === photo.id}
              onClick={() => setLarge(large === photo.id ? undefined : photo.id)}
            >
              <Photo photo={photo} label={`Photo ${index + 1}`} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photo({ photo, label }: { photo: StaffPhoto; label: string }) {
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { path } = photo;
  useEffect(() => {
    let isGone = false;
    staff()
      .readPhoto({ path })
      .then(dataUrl)
      .then(
        (read) => isGone || setUrl(read),
        (error: unknown) => isGone || setFailure(failureOf(error).message),
      );
    return () => {
      isGone = true;
    };
  }, [path]);
  if (failure) return <span>{failure}</span>;
  return url ? <img src={url} alt={label} /> : <span>{label} is loading…</span>;
}
