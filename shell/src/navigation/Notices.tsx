import { LanguageNotice } from './LanguageNotice';
import { NewsNotice } from './NewsNotice';
import { OfflineNotice } from './OfflineNotice';
import { Offer } from '../offer/Offer';
import { useLocation } from 'react-router-dom';

/** Notices that any page shows, and the home page's offer. None is needed at once. */
export const Notices = () => (
  <>
    <OfflineNotice />
    <NewsNotice />
    <LanguageNotice />
    {useLocation().pathname === '/' && <Offer />}
  </>
);
