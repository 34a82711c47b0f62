import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { DayBoardProps } from './DayBoard';

/** As wide as the page gets; next to the map a narrower table has no room for names. */
const wide = '(width >= 64rem)';

/** The board of today on wide screens. A phone does not load it. */
export function WideBoard(props: DayBoardProps) {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches);
  const [Board, setBoard] = useState<ComponentType<DayBoardProps>>();
  useEffect(() => {
    const media = matchMedia(wide);
    const follow = () => setWide(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    if (!isWide) return;
    import(/* webpackChunkName: "day-board" */ './DayBoard').then(
      ({ DayBoard }) => setBoard(() => DayBoard),
      // The list below has the same visits.
      () => undefined,
    );
  }, [isWide]);
  return isWide && Board ? <Board {...props} /> : null;
}
