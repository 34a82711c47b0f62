import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/parts';
import { PartsPage } from '../office/PartsPage';

export const meta = () => staffMeta(m.parts, '/staff/parts');

export default function PartsRoute() {
  return (
    <StaffPage title={m.parts} ownersOnly back={{ to: '/staff/more', label: m.more }}>
      <PartsPage />
    </StaffPage>
  );
}
