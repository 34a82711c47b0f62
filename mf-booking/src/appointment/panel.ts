import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import type { Message } from './message';
import type { ShownAppointment } from './use-appointment';

/** Properties of a panel that changes a visit. */
export interface PanelProps {
  by: AppointmentProof;
  view: AppointmentView;
  shown: ShownAppointment;
  onDone: (message: Message) => void;
  /** The visitor leaves it as it is. */
  onClose: () => void;
}
