import type { StaffVisit } from '@site/client/staff';
import { staff } from '../lib/backend';
import type { VisitChange } from './use-visit-change';

/** The technician sets out; the customer gets a mail ten seconds later. */
export const setOut = ({ id, version }: StaffVisit, { change }: VisitChange) =>
  change(
    'on_the_way',
    () => staff().setState(id, 'on_the_way', { version }),
    'You are on the way.',
    {
      run: (now) => staff().setState(id, 'confirmed', { version: now.version }),
      done: 'Taken back. No mail has left.',
    },
  );
