import { todayIn } from '@site/data-types/calendar';
import * as m from './messages/warranty';

/** Fields of a service record that a warranty look-up shows. Dates are `YYYY-MM-DD`. */
export interface WarrantyRecord {
  id: string;
  applianceType: string;
  applianceModel: string;
  issueDescription: string;
  serviceDate: string;
  technicianName: string;
  partsReplaced: string;
  laborDescription: string;
  status: string;
  warrantyStartDate: string;
  warrantyEndDate: string;
}

export interface WarrantyResult {
  isUnderWarranty: boolean;
  /** The record that decides; undefined when there is none. */
  serviceRecord?: WarrantyRecord;
  /** Days left, 0 on the last day. After expiry the days since, negative. */
  daysRemaining: number;
  message: string;
}

const dayMs = 86_400_000;

/**
 * Takes the newest record whose last day is not over, else the newest one, expired.
 * @param records as the look-up returns them
 * @param timeZone of the business; the warranty ends there with its last day
 */
export function warrantyStatus(
  records: WarrantyRecord[],
  now: Date,
  timeZone: string,
): WarrantyResult {
  const today = Date.parse(todayIn(timeZone, now));
  const left = (record: WarrantyRecord) => (Date.parse(record.warrantyEndDate) - today) / dayMs;
  const sorted = records.toSorted((a, b) => b.serviceDate.localeCompare(a.serviceDate));
  const active = sorted.find((record) => left(record) >= 0);
  if (active) {
    const daysRemaining = left(active);
    const message =
      daysRemaining === 0
        ? m.repairUnderWarrantyUntil
        : m.repairUnderWarrantyMore({ count: daysRemaining });
    return { isUnderWarranty: true, serviceRecord: active, daysRemaining, message };
  }
  const [newest] = sorted;
  if (!newest)
    return {
      isUnderWarranty: false,
      daysRemaining: 0,
      message: m.noServiceRecordsFound,
    };
  const daysRemaining = left(newest);
  const message = m.warrantyRepairExpiredDays({ count: -daysRemaining });
  return { isUnderWarranty: false, serviceRecord: newest, daysRemaining, message };
}
