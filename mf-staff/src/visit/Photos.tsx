import type { StaffPhoto, StaffVisit } from '@site/client/staff';
import { maxPixels, pixelsOf } from '@site/data-types/picture-size';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreviews } from '../board/use-previews';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import styles from './Photos.module.css';

const readBlob = (blob: Blob, as: 'readAsDataURL' | 'readAsArrayBuffer') =>
  new Promise<FileReader['result']>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'));
    reader[as](blob);
  });

/**
 * A photo as an address that the site's policy admits; it forbids `blob:`.
 * @throws Error for one that would take more memory than a phone has
 */
async function showable(blob: Blob): Promise<string> {
  const bytes = (await readBlob(blob, 'readAsArrayBuffer')) as ArrayBuffer;
  if (pixelsOf(new Uint8Array(bytes)) > maxPixels)
    throw Object.assign(new Error('This photo is too large to be shown'), { status: 413 });
  return String(await readBlob(blob, 'readAsDataURL'));
}

/** The customer's photos; one tap shows one in full width. A link to a photo (`photo=`) does it, too. */
export function Photos({ visit }: { visit: StaffVisit }) {
  const { photos } = visit;
  const [search] = useSearchParams();
  const [large, setLarge] = useState(search.get('photo') ?? undefined);
  const previewOf = usePreviews(visit, true);
  const linked = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    linked.current?.focus({ preventScroll: true });
    linked.current?.scrollIntoView({ block: 'start' });
  }, []);
  if (photos.length === 0) return null;
  return (
    <section aria-label="Photos">
      <h2 className={styles.title}>Photos</h2>
      <ul role="list" className={styles.list}>
        {photos.map((photo, index) => (
          <li key={photo.id} data-large={large === photo.id ? '' : undefined}>
            <button
              type="button"
              ref={search.get('photo') === photo.id ? linked : undefined}
              className={styles.photo}
              aria-pressed={large === photo.id}
              onClick={() => setLarge(large === photo.id ? undefined : photo.id)}
            >
              <Photo
                photo={photo}
                label={`Photo ${index + 1}`}
                preview={previewOf(photo.path)}
                isLarge={large === photo.id}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PhotoProps {
  photo: StaffPhoto;
  label: string;
  /** The small copy, shown until the photo has loaded. */
  preview: string | undefined;
  isLarge: boolean;
}

function Photo({ photo, label, preview, isLarge }: PhotoProps) {
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { path } = photo;
  useEffect(() => {
    // A photo of the stored list has no path.
    if (!path || url || !isLarge) return undefined;
    let isGone = false;
    staff()
      .readPhoto({ path })
      .then(showable)
      .then(
        (read) => isGone || setUrl(read),
        (error: unknown) => isGone || setFailure(failureOf(error).message),
      );
    return () => {
      isGone = true;
    };
    // A photo that has failed is tried again when it is pressed.
  }, [path, url, isLarge]);
  const shown = url ?? preview;
  if (shown)
    return (
      <>
        <img src={shown} alt={label} />
        {!url && failure && isLarge && <span className={styles.failure}>{failure}</span>}
      </>
    );
  if (!path) return <span>{label} needs a connection</span>;
  if (!isLarge) return <span>{label}: press to show it</span>;
  return <span>{failure ? `${label}: ${failure}` : `${label} is loading…`}</span>;
}
