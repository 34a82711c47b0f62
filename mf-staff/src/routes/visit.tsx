import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/visit';
import { VisitPage } from '../visit/VisitPage';

export const meta = () => staffMeta(m.visit, '/staff/visit');

export default function VisitRoute() {
  return (
    <StaffPage title={m.visit} back={{ to: '/staff', label: m.today }}>
      <VisitPage />
    </StaffPage>
  );
}
