import { siteStore, updateDraft } from '@site/store';
import type { LookedAt } from '@site/store';
import { useEffect } from 'react';

/**
 * Notes what a page is about, so that every link to the booking form carries it.
 * @param subject what the page knows; the rest stays as earlier pages left it. Undefined for a page
 *   that was not found
 */
export function useLookedAt(subject: Partial<LookedAt> | undefined): void {
  const noted = JSON.stringify(subject);
  useEffect(() => {
    if (!noted) return;
    // After the effects of the shell, which restores the draft when the first page is hydrated.
    queueMicrotask(() => {
      const { lookedAt } = siteStore.getState().draft;
      updateDraft({ lookedAt: { ...lookedAt, ...(JSON.parse(noted) as Partial<LookedAt>) } });
    });
  }, [noted]);
}
