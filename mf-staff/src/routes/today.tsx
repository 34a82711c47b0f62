import { Today } from '../board/Today';
import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { useWarm } from '../lib/use-warm';

export const meta = () => staffMeta('Today', '/staff');

// A visit of the list may be opened first in a cellar.
const loadVisit = () => import(/* webpackChunkName: "visit" */ './visit');

export default function TodayRoute() {
  useWarm(loadVisit);
  return (
    <StaffPage title="Today">
      <Today />
    </StaffPage>
  );
}
