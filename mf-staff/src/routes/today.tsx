import { Today } from '../board/Today';
import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';

export const meta = () => staffMeta('Today', '/staff');

export default function TodayRoute() {
  return (
    <StaffPage title="Today">
      <Today />
    </StaffPage>
  );
}
