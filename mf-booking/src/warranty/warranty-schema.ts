import { valibotResolver } from '@hookform/resolvers/valibot';
import { fewestLetters, lettersOf } from '@site/data-types/person-name';
import { check, object, pipe } from 'valibot';
import { bookingLimits } from '@site/data-types/booking-limits';
import { optionalText, phone, requiredText } from '../rules';
import type { WarrantyInput, WarrantyQuery } from './warranty-query';

/** Checks the look-up for react-hook-form. */
export const warrantyResolver = valibotResolver<WarrantyInput, unknown, WarrantyQuery>(
  object({
    phone,
    name: pipe(
      requiredText('Name', bookingLimits.name),
      check(
        (name) => lettersOf(name) >= fewestLetters,
        `Name must be at least ${fewestLetters} characters`,
      ),
    ),
    appliance: optionalText('Appliance', bookingLimits.appliance),
  }),
);
