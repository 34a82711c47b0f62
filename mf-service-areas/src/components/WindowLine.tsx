import type { EarliestWindow } from '@site/data-types/entities';
import { formatDay, formatWindow } from '@site/data-types/visit';

/** The earliest visit that can be booked, in the words of the booking form. */
export const WindowLine = ({ window }: { window: EarliestWindow | null }) =>
  window && (
    <p>
      Earliest free window: <time dateTime={window.date}>{formatDay(window.date)}</time>,{' '}
      {formatWindow(window.time)}.
    </p>
  );
