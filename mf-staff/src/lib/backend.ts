import { createStaffClient } from '@site/backend/staff';
import type { StaffClient } from '@site/backend/staff';
import { getCompany } from '@site/store';

let client: StaffClient | undefined;

/** The one client of the page. Its library is loaded with the first call. */
export const staff = (): StaffClient =>
  (client ??= createStaffClient(getCompany(), location.origin));
