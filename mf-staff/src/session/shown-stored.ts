import { create } from 'zustand';

/** Instants of the stored answers on the page, by the name of their question. */
const useShown = create<Record<string, string>>(() => ({}));

/** Notes that a stored answer is shown. @param at ISO 8601 instant; without it the answer is new or gone */
export function showStored(name: string, at?: string): void {
  const { [name]: before, ...rest } = useShown.getState();
  if (before !== at) useShown.setState(at ? { ...rest, [name]: at } : rest, true);
}

/** Instant of the oldest stored answer on the page. */
export const useShownStored = (): string | undefined =>
  useShown((shown) => Object.values(shown).toSorted()[0]);
