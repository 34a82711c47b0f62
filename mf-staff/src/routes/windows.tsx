import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/windows';
import { Windows } from '../windows/Windows';

export const meta = () => staffMeta(m.windows, '/staff/windows');

export default function WindowsRoute() {
  return (
    <StaffPage title={m.windows} ownersOnly>
      <Windows />
    </StaffPage>
  );
}
