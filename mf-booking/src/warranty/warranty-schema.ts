import { valibotResolver } from '@hookform/resolvers/valibot';
import { check, object, pipe } from 'valibot';
import { limits, optionalText, phone, requiredText } from '../rules';
import type { WarrantyInput, WarrantyQuery } from './warranty-query';

/** A name as short as this must match a whole word in the database. */
const minLetters = 2;

const letters = (text: string): number => text.replace(/[\s\d\p{P}]/gu, '').length;

/** Checks the look-up for react-hook-form. */
export const warrantyResolver = valibotResolver<WarrantyInput, unknown, WarrantyQuery>(
  object({
    phone,
    name: pipe(
      requiredText('Name', limits.name),
      check(
        (name) => letters(name) >= minLetters,
        `Name must be at least ${minLetters} characters`,
      ),
    ),
    appliance: optionalText('Appliance', limits.appliance),
  }),
);
