import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';

/** The address names an appointment that this browser did not book, or no longer stores. */
export function UnknownAppointment({ id }: { id: string }) {
  const { phone, rawPhone } = useCompany();
  return (
    <Notice title={`${id} was not booked in this browser`}>
      <p>Its day and time stand in the confirmation email. To ask about it, call us:</p>
      <CallLink phone={phone} rawPhone={rawPhone} place="booking-unknown" />
    </Notice>
  );
}
