import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/people';
import { People } from '../office/People';

export const meta = () => staffMeta(m.people, '/staff/people');

export default function PeopleRoute() {
  return (
    <StaffPage title={m.people} ownersOnly back={{ to: '/staff/more', label: m.more }}>
      <People />
    </StaffPage>
  );
}
