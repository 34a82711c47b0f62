import type { AppointmentState } from '@site/data-types/entities';

/** An appointment as staff see it: the request, its number, and the state of its mails. */
export interface StaffAppointment {
  id: string;
  name: string;
  phone: string;
  email: string;
  address: string;
  zipCode: string;
  appliance: string;
  issue: string;
  description: string;
  preferredDate: string;
  preferredTime: string;
  estimate: object | null;
  warrantyRecordId: string | null;
  state: AppointmentState;
  technician: string | null;
  cancelReason: string | null;
  createdAt: string;
  notes: string[];
  /** Number of photos. */
  photos: number;
  mails: {
    kind: string;
    sentAt: string | null;
    attempts: number;
    lastError: string | null;
    /** When the server stopped trying; then staff must contact the customer in another way. */
    givenUpAt: string | null;
  }[];
}
