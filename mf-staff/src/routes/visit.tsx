import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { VisitPage } from '../visit/VisitPage';

export const meta = () => staffMeta('Visit', '/staff/visit');

export default function VisitRoute() {
  return (
    <StaffPage title="Visit" back={{ to: '/staff', label: 'Today' }}>
      <VisitPage />
    </StaffPage>
  );
}
