import type { Receipt } from '@site/data-types/appointment';
import { formatAmount } from '@site/data-types/amount';
import { formatDate } from '@site/data-types/format';
import { shown } from '@site/data-types/shown';
import * as m from '../messages/receipt-words';

/** Receipts in words, the same on the pages, in print and in the mails. */

/** Ways to pay; `not yet` is the database's for a bill in the table of appointments. */
export const ways = { cash: m.cash, check: m.check, card: m.card, 'not yet': m.toBePaid };

/** `Card`, `To be paid`; '' when it was not said. */
export const paidWords = ({ paid, paidAt, total }: Receipt): string =>
  paid === 'later' && !paidAt
    ? total > 0
      ? m.toBePaid
      : ''
    : paid && paid !== 'later'
      ? ways[paid]
      : '';

/** `Receipt 1001`, `Credit 1002 for receipt 1001` */
export const receiptTitle = ({ number, credits }: Receipt): string =>
  credits === null
    ? m.receiptNumber({ number })
    : m.creditNumberReceiptCredits({ number, credits });

/** `Replaces receipt 1001: Agreed on $100`; '' for a first receipt. */
export const receiptReason = ({ reason, replaces }: Receipt): string =>
  replaces ? m.replacesReceipt({ number: replaces, reason }) : reason;

/** Lines and tax, each with its label. */
export function receiptLines(receipt: Receipt): [label: string, value: string][] {
  const { lines, tax, taxPercent } = receipt;
  return [
    ...lines.map(({ text, amount }): [string, string] => [shown(text), formatAmount(amount)]),
    ...(tax === 0 ? [] : ([[m.salesTax({ taxPercent }), formatAmount(tax)]] as [string, string][])),
  ];
}

/** Also the total and the payment. */
export function receiptRows(receipt: Receipt): [label: string, value: string][] {
  const paid = paidWords(receipt);
  return [
    ...receiptLines(receipt),
    [m.total, formatAmount(receipt.total)],
    ...(paid ? ([[m.paid, paid]] as [string, string][]) : []),
  ];
}

/** The repair and its warranty. */
export const receiptFacts = (receipt: Receipt): [label: string, value: string][] => [
  [m.appliance, shown(receipt.appliance)],
  [m.doneOn, formatDate(receipt.doneOn)],
  [m.technician, shown(receipt.technician)],
  ...(receipt.credits === null
    ? ([[m.warrantyUntil, formatDate(receipt.warrantyUntil)]] as [string, string][])
    : []),
  ...(receipt.reason ? ([[m.reason, receiptReason(receipt)]] as [string, string][]) : []),
];

/** The receipt that no credit has taken back; undefined without one. */
export const receiptThatHolds = (receipts: Receipt[] = []): Receipt | undefined =>
  receipts.find(({ credits, creditedBy }) => credits === null && creditedBy === null);
