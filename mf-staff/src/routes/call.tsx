import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { PhoneVisit } from '../phone/PhoneVisit';

export const meta = () => staffMeta('Visit by phone', '/staff/call');

export default function CallRoute() {
  return (
    <StaffPage title="Visit by phone" ownersOnly back={{ to: '/staff', label: 'Today' }}>
      <PhoneVisit />
    </StaffPage>
  );
}
