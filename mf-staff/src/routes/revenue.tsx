import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/revenue';
import { Revenue } from '../office/Revenue';

export const meta = () => staffMeta(m.revenue, '/staff/revenue');

export default function RevenueRoute() {
  return (
    <StaffPage title={m.revenue} ownersOnly back={{ to: '/staff/more', label: m.more }}>
      <Revenue />
    </StaffPage>
  );
}
