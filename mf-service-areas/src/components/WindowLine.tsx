import type { EarliestWindow } from '@site/data-types/entities';
import { formatDay, formatWindow } from '@site/data-types/visit';
import * as m from '../messages/window-line';

/** The earliest visit that can be booked, in the words of the booking form. */
export const WindowLine = ({ window }: { window: EarliestWindow | null }) =>
  window && (
    <p>
      {m.earliestFreeWindowTime({
        Time: <time dateTime={window.date}>{formatDay(window.date)}</time>,
        time: formatWindow(window.time),
      })}
    </p>
  );
