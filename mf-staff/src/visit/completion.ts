import type { Completion } from '@site/backend/staff';
import type { EstimateSummary } from '@site/data-types/entities';
import { formatPrice, formatPriceRange } from '@site/data-types/format';

/** The answers of the form, as typed. */
export interface FinishFields {
  model: string;
  serial: string;
  labor: string;
  parts: string;
  cost: string;
  notes: string;
}

export type FinishMistakes = Partial<Record<keyof FinishFields, string>>;

const money = /^\$?\d{1,6}(\.\d{1,2})?$/;

/** The amount in US dollars; undefined for an empty or wrong answer. */
export const amountOf = (cost: string): number | undefined => {
  const text = cost.replaceAll(',', '').trim();
  return money.test(text) ? Number(text.replace('$', '')) : undefined;
};

/** What is missing or wrong. */
export function mistakesOf({ labor, cost }: FinishFields): FinishMistakes {
  return {
    ...(!labor.trim() && { labor: 'Please say what was done' }),
    ...(cost.trim() &&
      amountOf(cost) === undefined && { cost: 'An amount in dollars, e.g. 240 or 240.50' }),
  };
}

/** The details as the service record has them. @param technicianName who did the work */
export function completionOf(fields: FinishFields, technicianName: string): Completion {
  const cost = amountOf(fields.cost);
  const [model, serial, labor, parts, notes] = (
    ['model', 'serial', 'labor', 'parts', 'notes'] as const
  ).map((name) => fields[name].trim());
  // The record has one field for both, and a warranty look-up shows it to its customer.
  const appliance = [model, serial && `serial ${serial}`].filter(Boolean).join(', ');
  return {
    technicianName,
    ...(appliance && { applianceModel: appliance }),
    ...(labor && { laborDescription: labor }),
    ...(parts && { partsReplaced: parts }),
    ...(cost !== undefined && { totalCost: cost }),
    ...(notes && { notes }),
  };
}

/** The cost next to what the customer was told. */
export function againstEstimate(
  cost: string,
  estimate: EstimateSummary | null,
  isWarranty: boolean,
): string | undefined {
  const amount = amountOf(cost);
  if (isWarranty && amount) return 'This visit is under warranty, so the customer expects no bill.';
  if (!estimate) return undefined;
  const { min, max } = estimate.priceRange;
  const range = `The estimate is ${formatPriceRange(estimate.priceRange)}.`;
  if (amount === undefined) return range;
  if (amount > max)
    return `${range} This is ${formatPrice(amount - max)} above it; say why in the notes.`;
  if (amount < min) return `${range} This is ${formatPrice(min - amount)} below it.`;
  return `${range} This is within it.`;
}
