import { Week } from '../board/Week';
import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';

export const meta = () => staffMeta('Week', '/staff/week');

export default function WeekRoute() {
  return (
    <StaffPage title="Week">
      <Week />
    </StaffPage>
  );
}
