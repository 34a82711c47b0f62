import { LanguageNotice } from './LanguageNotice';
import { NewsNotice } from './NewsNotice';
import { OfflineNotice } from './OfflineNotice';

/** Notices that any page shows. */
export const Notices = () => (
  <>
    <OfflineNotice />
    <NewsNotice />
    <LanguageNotice />
  </>
);
