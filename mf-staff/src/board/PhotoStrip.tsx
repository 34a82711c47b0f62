import type { StaffVisit } from '@site/client/staff';
import { Link } from 'react-router-dom';
import { useNear } from '../lib/use-near';
import { visitPath } from '../lib/words';
import * as m from '../messages/photo-strip';
import styles from './PhotoStrip.module.css';
import { usePreviews } from './use-previews';

/** CSS pixels; the style has the same in rem. */
const edge = 56;

export const photosOfCustomer = ({ photos }: StaffVisit) => photos.filter(({ shows }) => !shows);

/** The customer's photos in small. They load when they come near the window; each opens its photo. */
export function PhotoStrip({ visit }: { visit: StaffVisit }) {
  const { id, name } = visit;
  const photos = photosOfCustomer(visit);
  const { place, isNear } = useNear<HTMLUListElement>();
  const previewOf = usePreviews(visit, isNear);
  return (
    <ul role="list" ref={place} className={styles.root}>
      {photos.map((photo, index) => {
        const label = m.photo({ number: index + 1 });
        const preview = previewOf(photo.path);
        return (
          <li key={photo.id}>
            <Link
              className={styles.photo}
              to={visitPath(id, photo.id)}
              aria-label={preview ? undefined : m.labelOfName({ label, name })}
            >
              {preview ? (
                <img
                  src={preview}
                  alt={m.labelOfName({ label, name })}
                  width={edge}
                  height={edge}
                />
              ) : (
                label
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
