import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { Windows } from '../windows/Windows';

export const meta = () => staffMeta('Windows', '/staff/windows');

export default function WindowsRoute() {
  return (
    <StaffPage title="Windows" ownersOnly>
      <Windows />
    </StaffPage>
  );
}
