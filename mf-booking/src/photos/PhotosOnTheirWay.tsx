import { useEffect, useState } from 'react';
import { StatusRegion } from '../lib/StatusRegion';
import { batchesOf, photosSent, subscribePhotos } from './photo-outbox';
import { photoIds } from './photo-store';

/** Says that photos are sent after the request. The booking does not wait for them. */
export function PhotosOnTheirWay({ appointmentId }: { appointmentId: string }) {
  const [{ waiting, sent }, setCounts] = useState({ waiting: 0, sent: 0 });
  useEffect(() => {
    let current = true;
    const count = async () => {
      const batches = await Promise.all(batchesOf(appointmentId).map(photoIds));
      if (!current) return;
      setCounts({ waiting: batches.flat().length, sent: photosSent(appointmentId) });
    };
    void count();
    const stop = subscribePhotos(() => void count());
    return () => {
      current = false;
      stop();
    };
  }, [appointmentId]);

  const photos = (n: number) => (n === 1 ? '1 photo' : `${n} photos`);
  return (
    <StatusRegion>
      {waiting > 0
        ? `${photos(waiting)} still to be sent. You can close this page; they are sent later too.`
        : sent > 0 && `We have ${photos(sent)} of yours.`}
    </StatusRegion>
  );
}
