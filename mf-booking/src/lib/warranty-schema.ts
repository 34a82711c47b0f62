import { valibotResolver } from '@hookform/resolvers/valibot';
import { tooShort } from '@site/data-types/format';
import { check, minLength, object, pipe } from 'valibot';
import { limits } from './form-fields';
import { optionalText, phone, requiredText } from './rules';
import type { WarrantyInput, WarrantyQuery } from './warranty-query';

/** Letters of a name that answer nobody's guess; the database asks for as many. */
const fewestLetters = 3;

const letters = (text: string): number => text.replace(/[\s\d\p{P}]/gu, '').length;

/** Checks the look-up as react-hook-form wants it. */
export const warrantyResolver = valibotResolver<WarrantyInput, unknown, WarrantyQuery>(
  object({
    phone,
    name: pipe(
      requiredText('Name', limits.name),
      minLength(2, tooShort('Name', 2)),
      check((name) => letters(name) >= fewestLetters, 'Please enter the whole first or last name'),
    ),
    appliance: optionalText('Appliance', limits.appliance),
  }),
);
