import { maxPhotos } from '@site/data-types/appointment';
import { useCallback, useEffect, useState } from 'react';
import { faultText } from '@site/client/photo';
import type { Photo } from '@site/client/photo';
import * as m from '../messages/photos';
import { subscribePhotos } from './photo-outbox';
import { dropPhoto, photosOf, storePhoto } from './photo-store';
import { shrink } from '@site/client/shrink-photo';

export interface Batch {
  photos: Photo[];
  /** Files are being made smaller. */
  busy: boolean;
  /** Errors of the files that were chosen last; the others are in `photos`. */
  faults: string[];
  /** Resolves when the files are stored. @param room photos that may be added */
  add: (files: File[], room: number) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const cannotKeep = m.browserCannotKeepPhotos;

/** The photos that this browser keeps in some batches. New ones are added to the first. */
export function useBatch(batches: string[]): Batch {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<string[]>([]);
  const names = batches.join();

  /** Undefined if they cannot be read now; those shown then stay. */
  const read = useCallback(
    () =>
      Promise.all(names.split(',').map(photosOf)).then(
        (found) => found.flat(),
        () => undefined,
      ),
    [names],
  );

  const refresh = async () => {
    const found = await read();
    if (found) setPhotos(found);
  };

  useEffect(() => {
    let current = true;
    const show = () =>
      void read().then((found) => {
        if (current && found) setPhotos(found);
      });
    show();
    const stop = subscribePhotos(show);
    return () => {
      current = false;
      stop();
    };
  }, [read]);

  const add = async (files: File[], room: number) => {
    const [batch = ''] = batches;
    setBusy(true);
    const found = new Set<string>();
    for (const file of files.slice(0, room)) {
      const photo = await shrink(file);
      if ('fault' in photo) found.add(faultText(photo.fault, file.name));
      else if (!(await storePhoto(batch, photo))) found.add(cannotKeep);
    }
    const left = files.length - Math.max(room, 0);
    if (left > 0) {
      found.add(m.photosLeftOut({ maxPhotos, left }));
    }
    await refresh();
    setFaults([...found]);
    setBusy(false);
  };

  const remove = async (id: string) => {
    await Promise.all(batches.map((batch) => dropPhoto(batch, id)));
    setFaults([]);
    await refresh();
  };

  return { photos, busy, faults, add, remove };
}
