import type { Completion } from '@site/client/staff';
import type { EstimateSummary } from '@site/data-types/entities';
import { formatDate, formatPrice, formatPriceRange } from '@site/data-types/format';

/** The answers of the form, as typed. */
export interface FinishFields {
  model: string;
  serial: string;
  labor: string;
  parts: string;
  cost: string;
  /** `YYYY-MM-DD` */
  date: string;
  notes: string;
}

export type FinishMistakes = Partial<Record<keyof FinishFields, string>>;

/** Commas separate thousands or nothing: `240,50` is a mistake, not 24,050 dollars. */
const money = /^\$?(?:\d{1,6}|\d{1,3},\d{3})(?:\.\d{1,2})?$/;

/** The amount in US dollars; undefined for an empty or wrong answer. */
export const amountOf = (cost: string): number | undefined => {
  const text = cost.trim();
  return money.test(text) ? Number(text.replace(/[$,]/g, '')) : undefined;
};

/** The day on which the job was probably done: the visit's, or today when the visit is later. */
export const usualDate = (visitDate: string, today: string): string =>
  visitDate < today ? visitDate : today;

/**
 * Missing and wrong fields. A day in another year would end the warranty before it starts; the
 * server refuses one before the request, too.
 * @param requested day of the request, `YYYY-MM-DD` like today, at the business
 */
export function mistakesOf(
  { labor, cost, date }: FinishFields,
  { requested, today }: { requested: string; today: string },
): FinishMistakes {
  return {
    ...(!labor.trim() && { labor: 'Please say what was done' }),
    ...(cost.trim() &&
      amountOf(cost) === undefined && { cost: 'An amount in dollars, e.g. 240 or 240.50' }),
    ...(!date && { date: 'Please choose the day' }),
    ...(date &&
      date < requested && { date: `The visit was requested later, on ${formatDate(requested)}` }),
    ...(date > today && { date: 'The job cannot be done after today' }),
  };
}

/** The details as the service record has them. @param technicianName who did the work */
export function completionOf(fields: FinishFields, technicianName: string): Completion {
  const cost = amountOf(fields.cost);
  const [model, serial, labor, parts, date, notes] = (
    ['model', 'serial', 'labor', 'parts', 'date', 'notes'] as const
  ).map((name) => fields[name].trim());
  return {
    technicianName,
    ...(model && { applianceModel: model }),
    ...(serial && { applianceSerial: serial }),
    ...(date && { serviceDate: date }),
    ...(labor && { laborDescription: labor }),
    ...(parts && { partsReplaced: parts }),
    ...(cost !== undefined && { totalCost: cost }),
    ...(notes && { notes }),
  };
}

/** The cost next to the estimate that the customer got. */
export function againstEstimate(
  cost: string,
  estimate: EstimateSummary | null,
  isWarranty: boolean,
): string | undefined {
  const amount = amountOf(cost);
  if (isWarranty && amount) return 'This visit is under warranty, so the customer expects no bill.';
  if (!estimate) return undefined;
  const { min, max } = estimate.priceRange;
  if (!estimate.checked)
    return `The request named ${formatPriceRange(estimate.priceRange)}, which is none of our prices.`;
  const range = `The estimate is ${formatPriceRange(estimate.priceRange)}.`;
  if (amount === undefined) return range;
  if (amount > max)
    return `${range} This is ${formatPrice(amount - max)} above it; say why in the notes.`;
  if (amount < min) return `${range} This is ${formatPrice(min - amount)} below it.`;
  return `${range} This is within it.`;
}
