import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { Revenue } from '../office/Revenue';

export const meta = () => staffMeta('Revenue', '/staff/revenue');

export default function RevenueRoute() {
  return (
    <StaffPage title="Revenue" ownersOnly back={{ to: '/staff/more', label: 'More' }}>
      <Revenue />
    </StaffPage>
  );
}
