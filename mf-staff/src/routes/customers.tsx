import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { Customers } from '../customers/Customers';

export const meta = () => staffMeta('Customers', '/staff/customers');

export default function CustomersRoute() {
  return (
    <StaffPage title="Customers" ownersOnly>
      <Customers />
    </StaffPage>
  );
}
