import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { Customers } from '../customers/Customers';
import * as m from '../messages/customers';

export const meta = () => staffMeta(m.customers, '/staff/customers');

export default function CustomersRoute() {
  return (
    <StaffPage title={m.customers} ownersOnly>
      <Customers />
    </StaffPage>
  );
}
