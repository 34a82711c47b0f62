import { fewestLetters, lettersOf } from '@site/data-types/person-name';
import { check, object, pipe } from 'valibot';
import { bookingLimits } from '@site/data-types/booking-limits';
import * as m from '../messages/look-up';
import { optionalText, phone, requiredText } from '../rules';
import type { Checked } from '@site/ui/form';
import { checkWith } from '../lib/check-with';
import type { WarrantyField, WarrantyInput, WarrantyQuery } from './warranty-query';

const schema = object({
  phone,
  name: pipe(
    requiredText(m.nameLabel, bookingLimits.name),
    check(
      (name) => lettersOf(name) >= fewestLetters,
      m.nameMustLeastFewestLetters({ fewestLetters }),
    ),
  ),
  appliance: optionalText(m.appliance, bookingLimits.appliance),
});

/** Checks the look-up. */
export const checkQuery = (values: WarrantyInput): Checked<WarrantyField, WarrantyQuery> =>
  checkWith(schema, values);
