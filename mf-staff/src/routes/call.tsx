import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/call';
import { PhoneVisit } from '../phone/PhoneVisit';

export const meta = () => staffMeta(m.visitByPhone, '/staff/call');

export default function CallRoute() {
  return (
    <StaffPage title={m.visitByPhone} ownersOnly back={{ to: '/staff', label: m.today }}>
      <PhoneVisit />
    </StaffPage>
  );
}
