import type { StaffVisit } from '@site/client/staff';
import { useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf, isUnreached } from '../lib/failure';
import { onForget } from '../session/personal-data';
import { usePerson } from '../session/person-context';
import { isStillHere, noticeEnd } from '../session/session';

/** Milliseconds between two attempts without an answer. */
const retryMs = 5000;

/** Small copies as `data:` addresses, by path; empty for a photo without one. In memory alone. */
const known = new Map<string, string>();
onForget(() => known.clear());

/**
 * Small copies of a visit's photos, requested once, with one call for all of them.
 * @param isWanted false while no one can see them
 * @returns the address of a photo's copy; undefined until it has loaded
 */
export function usePreviews({ id, photos }: StaffVisit, isWanted: boolean) {
  const { email } = usePerson();
  const [, setAnswers] = useState(0);
  // A photo of the stored list has no path.
  const missing = photos.flatMap(({ path }) => (path && !known.has(path) ? path : [])).join(' ');

  useEffect(() => {
    if (!isWanted || !missing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      try {
        const previews = await staff().previews(id);
        if (!isStillHere(email)) return;
        for (const path of missing.split(' ')) known.set(path, previews[path] ?? '');
        if (!isGone) setAnswers((count) => count + 1);
      } catch (error) {
        const failure = failureOf(error);
        void noticeEnd(failure);
        if (isUnreached(failure) && !isGone) timer = setTimeout(() => void ask(), retryMs);
      }
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, missing, isWanted, email]);

  return (path: string): string | undefined => known.get(path) || undefined;
}
