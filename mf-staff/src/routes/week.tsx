import { Week } from '../board/Week';
import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/week';

export const meta = () => staffMeta(m.week, '/staff/week');

export default function WeekRoute() {
  return (
    <StaffPage title={m.week}>
      <Week />
    </StaffPage>
  );
}
