import { formatDate } from '@site/data-types/format';
import type { FreeWindow } from '../lib/windows';

/** The first visit that can really be booked. */
export const WindowLine = ({ window }: { window: FreeWindow | null }) =>
  window && (
    <p>
      Earliest free window: <time dateTime={window.date}>{formatDate(window.date)}</time>,{' '}
      {window.slot}.
    </p>
  );
