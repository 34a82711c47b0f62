import type { EarliestWindow } from '@site/data-types/entities';
import { formatDate } from '@site/data-types/format';

/** The first visit that can really be booked. */
export const WindowLine = ({ window }: { window: EarliestWindow | null }) =>
  window && (
    <p>
      Earliest free window: <time dateTime={window.date}>{formatDate(window.date)}</time>,{' '}
      {window.slot}.
    </p>
  );
