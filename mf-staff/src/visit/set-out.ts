import type { StaffVisit } from '@site/client/staff';
import { staff } from '../lib/backend';
import * as m from '../messages/set-out';
import type { VisitChange } from './use-visit-change';

/**
 * The technician sets out; the customer gets a mail ten seconds later.
 * @param minutes until they arrive, if they say so
 */
export const setOut = ({ id, version }: StaffVisit, { change }: VisitChange, minutes?: number) =>
  change(
    'on_the_way',
    () =>
      minutes === undefined
        ? staff().setState(id, 'on_the_way', { version })
        : staff().setOut(id, { version, minutes }),
    m.youAreOnThe,
    {
      run: (now) => staff().setState(id, 'confirmed', { version: now.version }),
      done: m.takenBackNoMail,
    },
  );
