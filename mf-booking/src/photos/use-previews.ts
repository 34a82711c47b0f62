import { useEffect, useState } from 'react';
import { loadPreviews, previewOf } from './sent-previews';

/**
 * The small copies of photos that this browser has sent.
 * @param ids of the photos
 * @returns the copy of a photo, undefined for one that another browser has sent
 */
export function usePreviews(ids: string[]): (id: string) => string | undefined {
  const [, setLoaded] = useState('');
  const wanted = ids.join();
  useEffect(() => {
    let current = true;
    void loadPreviews(wanted.split(',')).then(() => {
      if (current) setLoaded(wanted);
    });
    return () => {
      current = false;
    };
  }, [wanted]);
  return previewOf;
}
