import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { PartsPage } from '../office/PartsPage';

export const meta = () => staffMeta('Parts', '/staff/parts');

export default function PartsRoute() {
  return (
    <StaffPage title="Parts" ownersOnly back={{ to: '/staff/more', label: 'More' }}>
      <PartsPage />
    </StaffPage>
  );
}
