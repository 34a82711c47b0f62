import { useLocation } from 'react-router-dom';
import { Chat } from '../chat/Chat';
import { Offer } from '../offer/Offer';
import { OfflineNotice } from '../navigation/OfflineNotice';
import { CallBar } from './CallBar';
import styles from './Dock.module.css';

/**
 * What floats at the foot of the window, one beside or above the other: nothing in it can lie over
 * anything else in it, and nothing of it moves the page.
 */
export function Dock() {
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      <OfflineNotice />
      {pathname === '/' && <Offer />}
      <Chat />
      <CallBar />
    </div>
  );
}
