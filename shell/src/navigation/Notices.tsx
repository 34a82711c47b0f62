import { NewsNotice } from './NewsNotice';
import { OfflineNotice } from './OfflineNotice';

/** What the visitor is told on any page. */
export const Notices = () => (
  <>
    <OfflineNotice />
    <NewsNotice />
  </>
);
