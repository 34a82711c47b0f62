import { maxPhotos } from '@site/data-types/appointment';
import { useEffect, useState } from 'react';
import { faultText } from '@site/client/photo';
import * as m from '../messages/appointment-more';
import { subscribePhotos } from '../photos/photo-outbox';
import type { PhotoResult } from '../photos/photo-outbox';

function faultOf({ answer }: PhotoResult): string | undefined {
  switch (answer.status) {
    case 'saved':
      return undefined;
    case 'full':
      return m.photosAreFull({ maxPhotos });
    case 'not_an_image':
    case 'too_large':
      return faultText(answer.status);
    default:
      return m.photoNotAcceptedOthers;
  }
}

/** Errors of an appointment's photos that were sent while the page is open. */
export function usePhotoResults(appointmentId: string) {
  const [faults, setFaults] = useState<string[]>([]);
  useEffect(
    () =>
      subscribePhotos((result) => {
        if (result?.id !== appointmentId) return;
        const fault = faultOf(result);
        if (fault) setFaults((before) => [...new Set([...before, fault])]);
      }),
    [appointmentId],
  );
  return { faults, forgetFaults: () => setFaults([]) };
}
