import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/receipts';
import { ReceiptsPage } from '../office/ReceiptsPage';

export const meta = () => staffMeta(m.receipts, '/staff/receipts');

export default function ReceiptsRoute() {
  return (
    <StaffPage title={m.receipts} ownersOnly back={{ to: '/staff/more', label: m.more }}>
      <ReceiptsPage />
    </StaffPage>
  );
}
