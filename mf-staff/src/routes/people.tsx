import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { People } from '../office/People';

export const meta = () => staffMeta('People', '/staff/people');

export default function PeopleRoute() {
  return (
    <StaffPage title="People" ownersOnly back={{ to: '/staff/more', label: 'More' }}>
      <People />
    </StaffPage>
  );
}
