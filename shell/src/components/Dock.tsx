import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Chat } from '../chat/Chat';
import { Offer } from '../offer/Offer';
import { CallBar } from './CallBar';
import styles from './Dock.module.css';
import { useLate } from './use-late';

/** Time after hydration, so that the page's own requests come first. */
const offlineNoticeDelayMs = 3000;

const loadOffline = () => import(/* webpackChunkName: "offline" */ '../navigation/OfflineNotice');

/**
 * Holds everything that floats at the bottom of the window. All items are in one flow, so that none
 * can cover another, and none moves the page.
 */
export function Dock() {
  const { pathname } = useLocation();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), offlineNoticeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  // Load it in advance: it cannot be loaded when the network is gone.
  const offline = useLate('shell/offline', due, loadOffline);
  return (
    <div className={styles.root}>
      {offline && <offline.OfflineNotice />}
      {pathname === '/' && <Offer />}
      <Chat />
      <CallBar />
    </div>
  );
}
