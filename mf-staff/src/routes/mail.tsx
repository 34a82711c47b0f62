import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { Mails } from '../office/Mails';

export const meta = () => staffMeta('Mails', '/staff/mail');

export default function MailRoute() {
  return (
    <StaffPage title="Mails" ownersOnly back={{ to: '/staff/more', label: 'More' }}>
      <Mails />
    </StaffPage>
  );
}
