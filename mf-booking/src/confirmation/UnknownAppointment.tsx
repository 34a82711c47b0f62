import { CallUs } from '@site/ui/call-us';
import { Notice } from '@site/ui/notice';

/** The address names an appointment that this browser did not book, or no longer stores. */
export const UnknownAppointment = ({ id }: { id: string }) => (
  <Notice title={`${id} was not booked in this browser`}>
    <p>Its day and time stand in the confirmation email. To ask about it, call us:</p>
    <CallUs place="booking-unknown" />
  </Notice>
);
