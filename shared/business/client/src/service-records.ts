import type { AppointmentState, Paid, ReceiptLine } from '@site/data-types/entities';
import { BackendError } from './errors';
import { createRpc, type Rpc, type RpcOptions } from './rpc';
import type { StaffAppointment } from './staff-appointment';
import { createStaffVisits, type StaffVisits } from './staff-visits';
import { staffWords } from './staff-words';
import type { WarrantyRecord } from './warranty';

/** A finished repair, as staff see it. */
export interface ServiceRecord extends WarrantyRecord {
  customerName: string;
  /** Ten digits; empty when the customer's data has been erased. */
  customerPhone: string;
  /** Number on the appliance's label; missing while the database has an older release. */
  applianceSerial?: string;
  customerEmail: string;
  customerAddress: string;
  zipCode: string;
  /** US dollars; null when unknown. */
  totalCost: number | null;
  appointmentId: string | null;
  notes: string;
  /** ISO 8601 instant. */
  updatedAt: string;
}

/**
 * Required fields of a new record; the rest has defaults (today, 'Service Team', 'Appliance repair
 * service').
 */
export type NewServiceRecord = Pick<
  ServiceRecord,
  'customerName' | 'customerPhone' | 'applianceType'
> &
  Partial<Omit<ServiceRecord, 'id' | 'updatedAt' | 'warrantyStartDate' | 'warrantyEndDate'>>;

/** Details that complete an appointment. */
export type Completion = Partial<
  Pick<
    ServiceRecord,
    | 'technicianName'
    | 'laborDescription'
    | 'partsReplaced'
    | 'totalCost'
    | 'applianceType'
    | 'applianceModel'
    | 'applianceSerial'
    | 'issueDescription'
    | 'serviceDate'
    | 'notes'
  >
> & {
  /** The cost of the job, line by line; total, labor and parts follow from it. */
  lines?: ReceiptLine[];
  paid?: Paid;
};

export type RecordResult =
  | { success: true; message: string; record: ServiceRecord }
  | {
      success: false;
      message: string;
      /** The database's message, for staff. */
      detail: string;
    };

export interface ServiceRecords extends StaffVisits {
  createServiceRecord: (record: NewServiceRecord) => Promise<RecordResult>;
  /** Newest first; [] also when the look-up fails. */
  getCustomerHistory: (by: { phone?: string; email?: string }) => Promise<ServiceRecord[]>;
  updateServiceRecord: (id: string, status: string, notes?: string) => Promise<RecordResult>;
  /** Creates the record of an appointment and marks it completed. */
  completeAppointment: (id: string, completion: Completion) => Promise<RecordResult>;
  /** @throws BackendError */
  listAppointments: (state?: AppointmentState) => Promise<StaffAppointment[]>;
}

async function attempt(
  call: Promise<ServiceRecord>,
  /** `failed`: the database refuses; `unreachable`: it cannot be reached. */
  texts: { done: string; failed: string; unreachable: string },
): Promise<RecordResult> {
  try {
    return { success: true, message: texts.done, record: await call };
  } catch (error) {
    const refused = error instanceof BackendError && error.status >= 400 && error.status < 500;
    return {
      success: false,
      message: refused ? texts.failed : texts.unreachable,
      detail: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Functions for staff. @param options with an access token whose app_metadata names the role */
export function createServiceRecords(
  options: RpcOptions & { accessToken: string },
): ServiceRecords {
  const rpc: Rpc = createRpc({ ...options, wordsOf: staffWords });
  return {
    ...createStaffVisits(rpc, options),
    createServiceRecord: (record) =>
      attempt(rpc<ServiceRecord>('create_service_record', { record }), {
        done: 'Service record created',
        failed: 'Failed to create service record',
        unreachable: 'Error creating service record',
      }),
    getCustomerHistory: ({ phone, email }) =>
      rpc<ServiceRecord[]>('customer_history', {
        ...(phone ? { phone } : {}),
        ...(email ? { email } : {}),
      }).catch(() => []),
    updateServiceRecord: (id, status, notes) =>
      attempt(
        rpc<ServiceRecord>('update_service_record', {
          record_id: id,
          status,
          ...(notes === undefined ? {} : { notes }),
        }),
        {
          done: 'Service record updated',
          failed: 'Failed to update service record',
          unreachable: 'Error updating service record',
        },
      ),
    completeAppointment: (id, completion) =>
      attempt(rpc<ServiceRecord>('complete_appointment', { appointment_id: id, completion }), {
        done: 'Appointment completed',
        failed: 'Failed to complete appointment and create service record',
        unreachable: 'Failed to complete appointment and create service record',
      }),
    listAppointments: (state) =>
      rpc<StaffAppointment[]>('list_appointments', state ? { state } : {}),
  };
}
