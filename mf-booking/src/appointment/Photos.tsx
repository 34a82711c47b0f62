import { maxPhotos } from '@site/data-types/appointment';
import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { useEffect, useState } from 'react';
import { StatusRegion } from '../lib/StatusRegion';
import * as m from '../messages/appointment-more';
import { start } from '../outbox/outbox';
import { batchesOf, queuePhotos, sendPhotos } from '../photos/photo-outbox';
import { PhotoFaults } from '../photos/PhotoFaults';
import { PhotoList } from '../photos/PhotoList';
import { PhotoPicker } from '../photos/PhotoPicker';
import { dropPreview } from '../photos/sent-previews';
import { useBatch } from '../photos/use-batch';
import { usePreviews } from '../photos/use-previews';
import { ask } from './ask';
import { Block } from './Block';
import type { ShownAppointment } from './use-appointment';
import { useMessage } from './use-message';
import { usePhotoResults } from './use-photo-results';

interface PhotosProps {
  by: AppointmentProof;
  view: AppointmentView;
  shown: ShownAppointment;
}

/** The photos that we have, those that wait to be sent, and new ones. */
export function Photos({ by, view, shown }: PhotosProps) {
  const { timeZone } = useCompany();
  const { id, key, photos: sent } = view;
  // Those chosen at booking have a batch of their own.
  const batch = useBatch([...new Set([id, ...batchesOf(id)])]);
  const { faults, forgetFaults } = usePhotoResults(id);
  const previewOf = usePreviews(sent.map((photo) => photo.id));
  const [removing, setRemoving] = useState<string>();
  const [failure, setFailure] = useMessage();
  const room = maxPhotos - sent.length - batch.photos.length;
  useEffect(() => {
    start();
    // Those of a request that has just been confirmed would wait for the next attempt.
    void sendPhotos();
  }, []);

  const add = async (files: File[]) => {
    forgetFaults();
    setFailure(undefined);
    await batch.add(files, room);
    queuePhotos(id, { id, key });
  };

  const remove = async (photoId: string) => {
    if (batch.photos.some((photo) => photo.id === photoId)) return batch.remove(photoId);
    setRemoving(photoId);
    setFailure(undefined);
    const answer = await ask(({ removePhoto }) => removePhoto(by, photoId), 'change');
    setRemoving(undefined);
    if (answer.status === 'saved') {
      void dropPreview(photoId);
      shown.accept(answer.appointment);
    } else if (answer.status === 'failed') {
      setFailure({ tone: 'warning', title: answer.message, offline: answer.offline });
    } else await shown.reload();
  };

  const waiting = batch.photos.length;
  return (
    <Block title={m.photos}>
      <p>{m.applianceItsLabelModel({ maxPhotos })}</p>
      <PhotoList
        photos={[
          ...sent.map((photo) => ({
            id: photo.id,
            preview: previewOf(photo.id),
            note: m.sentInstant({ instant: formatInstant(new Date(photo.at), timeZone) }),
          })),
          ...batch.photos.map((photo) => ({
            id: photo.id,
            preview: photo.preview,
            note: m.waitingToBeSent,
          })),
        ]}
        removing={removing}
        onRemove={(photoId) => void remove(photoId)}
      />
      <StatusRegion>
        {waiting > 0
          ? m.photosWaiting({ count: waiting })
          : sent.length > 0 && m.haveYourPhotos({ count: sent.length })}
      </StatusRegion>
      {room > 0 && <PhotoPicker busy={batch.busy} onFiles={(files) => void add(files)} />}
      <PhotoFaults faults={[...batch.faults, ...faults, ...(failure ? [failure.title] : [])]} />
    </Block>
  );
}
