import type { StaffVisit } from '@site/client/staff';
import type { Receipt } from '@site/data-types/entities';

/** The receipt that no credit has taken back; undefined without one. */
export const receiptThatHolds = ({ receipts = [] }: StaffVisit): Receipt | undefined =>
  receipts.find(({ credits, creditedBy }) => credits === null && creditedBy === null);
