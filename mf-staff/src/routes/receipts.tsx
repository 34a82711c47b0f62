import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { ReceiptsPage } from '../office/ReceiptsPage';

export const meta = () => staffMeta('Receipts', '/staff/receipts');

export default function ReceiptsRoute() {
  return (
    <StaffPage title="Receipts" ownersOnly back={{ to: '/staff/more', label: 'More' }}>
      <ReceiptsPage />
    </StaffPage>
  );
}
