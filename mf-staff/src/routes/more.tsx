import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { More } from '../office/More';

export const meta = () => staffMeta('More', '/staff/more');

export default function MoreRoute() {
  return (
    <StaffPage title="More">
      <More />
    </StaffPage>
  );
}
