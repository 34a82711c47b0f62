import type { EarliestWindow } from '@site/data-types/entities';
import { formatDate } from '@site/data-types/format';

/** The earliest visit that can be booked. */
export const WindowLine = ({ window }: { window: EarliestWindow | null }) =>
  window && (
    <p>
      Earliest free window: <time dateTime={window.date}>{formatDate(window.date)}</time>,{' '}
      {window.slot}.
    </p>
  );
