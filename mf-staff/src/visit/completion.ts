import type { Completion, VisitWithHistory } from '@site/client/staff';
import type { EstimateSummary, Paid, ReceiptLine } from '@site/data-types/entities';
import { formatDate, formatPrice, formatPriceRange } from '@site/data-types/format';
import * as m from '../messages/visit-panels';

/** Parts that the form has fields for. */
export const partNumbers = [1, 2, 3, 4, 5, 6] as const;
type PartNumber = (typeof partNumbers)[number];

/** The answers of the form, as typed; absent ones are empty. */
export interface FinishFields extends Partial<
  Record<`part${PartNumber}` | `price${PartNumber}`, string>
> {
  model: string;
  serial: string;
  labor: string;
  /** Of the labor, in dollars. */
  cost: string;
  paid: string;
  /** `YYYY-MM-DD` */
  date: string;
  notes: string;
}

export type FinishMistakes = Partial<Record<keyof FinishFields, string>>;

/** Commas separate thousands or nothing: `240,50` is a mistake, not 24,050 dollars. */
const money = /^\$?(?:\d{1,6}|\d{1,3},\d{3})(?:\.\d{1,2})?$/;

/** The amount in US dollars; undefined for an empty or wrong answer. */
export const amountOf = (cost = ''): number | undefined => {
  const text = cost.trim();
  return money.test(text) ? Number(text.replace(/[$,]/g, '')) : undefined;
};

/** The day on which the job was probably done: the visit's, or today when the visit is later. */
export const usualDate = (visitDate: string, today: string): string =>
  visitDate < today ? visitDate : today;

/** Parts with a name or a price. */
const partsOf = (fields: FinishFields) =>
  partNumbers
    .map((n) => ({
      n,
      text: fields[`part${n}`]?.trim() ?? '',
      price: fields[`price${n}`]?.trim() ?? '',
    }))
    .filter(({ text, price }) => text || price);

/** A line of a receipt is one line. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 200);

/** The lines of the bill; undefined while no amount is typed. */
export function linesOf(fields: FinishFields): ReceiptLine[] | undefined {
  const parts = partsOf(fields);
  const hasAmount = [fields.cost, ...parts.map(({ price }) => price)].some(
    (text) => amountOf(text) !== undefined,
  );
  if (!hasAmount) return undefined;
  return [
    {
      kind: 'labor',
      text: oneLine(fields.labor) || m.laborLine,
      amount: amountOf(fields.cost) ?? 0,
    },
    ...parts.map(({ text, price }): ReceiptLine => ({
      kind: 'part',
      text: oneLine(text) || m.part,
      amount: amountOf(price) ?? 0,
    })),
  ];
}

export interface Bill {
  /** US dollars, without and with the tax. */
  sum: number;
  tax: number;
  total: number;
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** The sum that the customer pays, as the server will add it up. */
export function billOf(
  lines: ReceiptLine[],
  { percent = 0, labor = true }: Partial<NonNullable<VisitWithHistory['tax']>> = {},
): Bill {
  const total = (some: ReceiptLine[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const taxed = labor ? lines : lines.filter(({ kind }) => kind === 'part');
  const tax = cents((total(taxed) * percent) / 100);
  return { sum: cents(total(lines)), tax, total: cents(total(lines) + tax) };
}

const amountWords = m.amountDollarsEG;

/**
 * Missing and wrong fields. A day in another year would end the warranty before it starts; the
 * server refuses one before the request, too.
 * @param requested day of the request, `YYYY-MM-DD` like today, at the business
 */
export function mistakesOf(
  fields: FinishFields,
  { requested, today }: { requested: string; today: string },
): FinishMistakes {
  const { labor, cost, date, paid } = fields;
  const mistakes: FinishMistakes = {
    ...(!labor.trim() && { labor: m.pleaseSayWhatDone }),
    ...(cost.trim() && amountOf(cost) === undefined && { cost: amountWords }),
    ...(!date && { date: m.pleaseChooseTheDay }),
    ...(date &&
      date < requested && {
        date: m.visitRequestedLaterRequested({ requested: formatDate(requested) }),
      }),
    ...(date > today && { date: m.jobCannotDoneAfter }),
  };
  for (const { n, text, price } of partsOf(fields)) {
    if (price && amountOf(price) === undefined) mistakes[`price${n}`] = amountWords;
    if (!text) mistakes[`part${n}`] = m.pleaseNameThePart;
  }
  const lines = linesOf(fields);
  if (lines && !paid && billOf(lines).sum > 0) mistakes.paid = m.pleaseChooseHowPaid;
  return mistakes;
}

/** The details as the service record has them. @param technicianName who did the work */
export function completionOf(fields: FinishFields, technicianName: string): Completion {
  const lines = linesOf(fields);
  const parts = partsOf(fields)
    .map(({ text }) => text)
    .filter(Boolean)
    .join(', ');
  const [model, serial, labor, date, notes] = (
    ['model', 'serial', 'labor', 'date', 'notes'] as const
  ).map((name) => fields[name].trim());
  return {
    technicianName,
    ...(model && { applianceModel: model }),
    ...(serial && { applianceSerial: serial }),
    ...(date && { serviceDate: date }),
    ...(labor && { laborDescription: labor }),
    ...(parts && { partsReplaced: parts }),
    ...(lines && { lines }),
    ...(lines && fields.paid && { paid: fields.paid as Paid }),
    ...(notes && { notes }),
  };
}

/** Every amount as it was typed: `200 + 38.50`. */
export const typedCost = (fields: FinishFields): string =>
  [fields.cost.trim(), ...partsOf(fields).map(({ price }) => price)].filter(Boolean).join(' + ');

/** The answers from which these details came; a total of an older form is the labor's. */
export function fieldsOf(completion: Completion): FinishFields {
  const { lines = [], totalCost } = completion;
  const labor = lines.find(({ kind }) => kind === 'labor');
  const parts: { text: string; amount?: number }[] = lines.filter(({ kind }) => kind === 'part');
  const named = completion.partsReplaced;
  if (parts.length === 0 && named) parts.push({ text: named });
  const text = (amount: number | null | undefined) => (amount ? String(amount) : '');
  return {
    model: completion.applianceModel ?? '',
    serial: completion.applianceSerial ?? '',
    labor: completion.laborDescription ?? labor?.text ?? '',
    cost: text(labor ? labor.amount : totalCost),
    paid: completion.paid ?? '',
    date: completion.serviceDate ?? '',
    notes: completion.notes ?? '',
    ...Object.fromEntries(
      partNumbers.flatMap((n) => {
        const part = parts[n - 1];
        return part
          ? [
              [`part${n}`, part.text],
              [`price${n}`, text(part.amount)],
            ]
          : [];
      }),
    ),
  };
}

/** The cost next to the estimate that the customer got. @param amount without the tax */
export function againstEstimate(
  amount: number | undefined,
  estimate: EstimateSummary | null,
  isWarranty: boolean,
): string | undefined {
  if (isWarranty && amount) return m.visitUnderWarrantySo;
  if (!estimate) return undefined;
  const { min, max } = estimate.priceRange;
  if (!estimate.checked)
    return m.requestNamedPriceRangeWhich({ priceRange: formatPriceRange(estimate.priceRange) });
  const range = m.theEstimateIsPriceRange({ priceRange: formatPriceRange(estimate.priceRange) });
  if (amount === undefined) return range;
  if (amount > max) return m.rangePriceAboveSay({ range, price: formatPrice(amount - max) });
  if (amount < min) return m.rangePriceBelow({ range, price: formatPrice(min - amount) });
  return m.rangeWithin({ range });
}
