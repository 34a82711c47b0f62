import { useEffect, useState } from 'react';
import { StatusRegion } from '../lib/StatusRegion';
import * as m from '../messages/submit';
import { batchesOf, photosSent, subscribePhotos } from './photo-outbox';
import { photoIds } from './photo-store';

/** Shows that photos are sent after the request. The booking does not wait for them. */
export function PhotosOnTheirWay({ appointmentId }: { appointmentId: string }) {
  const [{ waiting, sent }, setCounts] = useState({ waiting: 0, sent: 0 });
  useEffect(() => {
    let current = true;
    let any = false;
    const count = async () => {
      const batches = batchesOf(appointmentId);
      any ||= batches.length > 0 || photosSent(appointmentId) > 0;
      // Most appointments have none.
      if (!any) return;
      // Photos that cannot be read now are not gone, so the last number stays.
      const ids = await Promise.all(batches.map(photoIds)).catch(() => undefined);
      if (current && ids) {
        setCounts({ waiting: ids.flat().length, sent: photosSent(appointmentId) });
      }
    };
    void count();
    const stop = subscribePhotos(() => void count());
    return () => {
      current = false;
      stop();
    };
  }, [appointmentId]);

  return (
    <StatusRegion>
      {waiting > 0
        ? m.photosStillToSend({ count: waiting })
        : sent > 0 && m.haveYourPhotos({ count: sent })}
    </StatusRegion>
  );
}
