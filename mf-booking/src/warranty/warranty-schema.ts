import { valibotResolver } from '@hookform/resolvers/valibot';
import { tooShort } from '@site/data-types/format';
import { check, object, pipe } from 'valibot';
import { limits } from '../booking/form-fields';
import { optionalText, phone, requiredText } from '../rules';
import type { WarrantyInput, WarrantyQuery } from './warranty-query';

/** Letters of the shortest name; with as few the database looks for the whole word. */
const fewestLetters = 2;

const letters = (text: string): number => text.replace(/[\s\d\p{P}]/gu, '').length;

/** Checks the look-up as react-hook-form wants it. */
export const warrantyResolver = valibotResolver<WarrantyInput, unknown, WarrantyQuery>(
  object({
    phone,
    name: pipe(
      requiredText('Name', limits.name),
      check((name) => letters(name) >= fewestLetters, tooShort('Name', fewestLetters)),
    ),
    appliance: optionalText('Appliance', limits.appliance),
  }),
);
