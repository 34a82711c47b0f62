import type { StaffPhoto, StaffVisit } from '@site/client/staff';
import { maxPixels, pixelsOf } from '@site/data-types/picture-size';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreviews } from '../board/use-previews';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import * as m from '../messages/visit';
import { isOwner, usePerson } from '../session/person-context';
import { useAttempt } from '../session/use-attempt';
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
    throw Object.assign(new Error(m.photoTooLarge), { status: 413 });
  return String(await readBlob(blob, 'readAsDataURL'));
}

/** Groups of photos, in the order of a job. */
const groups: { shows: StaffPhoto['shows']; title: string; label: string }[] = [
  { shows: null, title: m.photos, label: m.photo },
  { shows: 'before', title: m.beforeTheWork, label: m.before },
  { shows: 'after', title: m.afterTheWork, label: m.after },
  { shows: 'signature', title: m.signature, label: m.signature },
];

interface PhotosProps {
  visit: StaffVisit;
  accept: (visit: StaffVisit) => void;
}

/**
 * Photos of the customer and of staff; one tap shows one in full width. A link to a photo (`photo=`)
 * does it, too.
 */
export function Photos({ visit, accept }: PhotosProps) {
  const { photos } = visit;
  const person = usePerson();
  const [search] = useSearchParams();
  const [large, setLarge] = useState(search.get('photo') ?? undefined);
  const { busy, error, attempt } = useAttempt();
  const previewOf = usePreviews(visit, true);
  const linked = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    linked.current?.focus({ preventScroll: true });
    linked.current?.scrollIntoView({ block: 'start' });
  }, []);
  const remove = (photo: StaffPhoto) =>
    void attempt(async () => accept(await staff().removePhoto(visit.id, photo.id)));
  const mayRemove = ({ shows, by }: StaffPhoto) => shows && (isOwner(person) || by === person.name);

  return groups.map(({ shows, title, label }) => {
    const own = photos.filter((photo) => (photo.shows ?? null) === shows);
    return (
      own.length > 0 && (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          {error && <Notice tone="error" title={error} />}
          <ul role="list" className={styles.list}>
            {own.map((photo, index) => (
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
                    label={`${label} ${index + 1}`}
                    preview={previewOf(photo.path)}
                    isLarge={large === photo.id}
                  />
                </button>
                {large === photo.id && photo.by && <p>{m.takenByPerson({ by: photo.by })}</p>}
                {large === photo.id && mayRemove(photo) && (
                  <Button variant="ghost" loading={busy} onClick={() => remove(photo)}>
                    {m.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
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
  if (!path) return <span>{m.labelNeedsAConnection({ label })}</span>;
  if (!isLarge) return <span>{m.labelPressShow({ label })}</span>;
  return <span>{failure ? `${label}: ${failure}` : m.labelIsLoading({ label })}</span>;
}
