import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/more';
import { More } from '../office/More';

export const meta = () => staffMeta(m.more, '/staff/more');

export default function MoreRoute() {
  return (
    <StaffPage title={m.more}>
      <More />
    </StaffPage>
  );
}
