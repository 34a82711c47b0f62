import { createStaffClient } from '@site/client/staff';
import type { StaffClient } from '@site/client/staff';
import { getCompany } from '@site/store';

let client: StaffClient | undefined;

/** The one client of the page. Its library is loaded with the first call. */
export const staff = (): StaffClient =>
  (client ??= createStaffClient(getCompany(), location.origin));
