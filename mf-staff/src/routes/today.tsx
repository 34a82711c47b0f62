import { Today } from '../board/Today';
import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { useWarm } from '@site/ui/warm';
import { useEffect } from 'react';
import * as m from '../messages/today';
import { fetchPanels } from '../visit/use-panels';

export const meta = () => staffMeta(m.today, '/staff');

// A visit of the list may be opened first in a cellar.
const loadVisit = () => import(/* webpackChunkName: "visit" */ './visit');

export default function TodayRoute() {
  const [warm] = useWarm();
  useEffect(() => {
    // If it fails, opening the visit tries again.
    if (!warm) return;
    loadVisit().catch(() => {});
    fetchPanels();
  }, [warm]);
  return (
    <StaffPage title={m.today}>
      <Today />
    </StaffPage>
  );
}
