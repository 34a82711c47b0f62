import { maxPhotos } from '@site/data-types/appointment';
import { useSite } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { useState } from 'react';
import * as m from '../messages/submit';
import { PhotoFaults } from '../photos/PhotoFaults';
import { PhotoList } from '../photos/PhotoList';
import { PhotoPicker } from '../photos/PhotoPicker';
import { useBatch } from '../photos/use-batch';
import { saveDraft } from './save-draft';

const newBatch = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('');

/** Optional photos, sent after the request. The draft has the name of their batch. */
export function PhotoPart() {
  const saved = useSite(({ draft }) => draft.form.photos);
  const [own] = useState(newBatch);
  const { photos, busy, faults, add, remove } = useBatch([saved || own]);
  const room = maxPhotos - photos.length;

  const choose = async (files: File[]) => {
    saveDraft({ photos: saved || own });
    await add(files, room);
  };

  return (
    <Disclosure summary={m.addPhotosOptional}>
      <p>{m.applianceItsLabelModel({ maxPhotos })}</p>
      <PhotoList
        photos={photos.map(({ id, preview }) => ({ id, preview, note: m.sentAfterYouSchedule }))}
        onRemove={(id) => void remove(id)}
      />
      {room > 0 && <PhotoPicker busy={busy} onFiles={(files) => void choose(files)} />}
      <PhotoFaults faults={faults} />
    </Disclosure>
  );
}
