import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/mail';
import { Mails } from '../office/Mails';

export const meta = () => staffMeta(m.mails, '/staff/mail');

export default function MailRoute() {
  return (
    <StaffPage title={m.mails} ownersOnly back={{ to: '/staff/more', label: m.more }}>
      <Mails />
    </StaffPage>
  );
}
