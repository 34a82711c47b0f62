import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Chat } from '../chat/Chat';
import { Offer } from '../offer/Offer';
import { CallBar } from './CallBar';
import styles from './Dock.module.css';
import { useLate } from './use-late';

/** The page comes alive without what may never be needed. Milliseconds. */
const patience = 3000;

const loadOffline = () => import(/* webpackChunkName: "offline" */ '../navigation/OfflineNotice');

/**
 * What floats at the foot of the window, one beside or above the other: nothing in it can lie over
 * anything else in it, and nothing of it moves the page.
 */
export function Dock() {
  const { pathname } = useLocation();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), patience);
    return () => clearTimeout(timer);
  }, []);
  // While there is still a network to bring it.
  const offline = useLate('shell/offline', calm, loadOffline);
  return (
    <div className={styles.root}>
      {offline && <offline.OfflineNotice />}
      {pathname === '/' && <Offer />}
      <Chat />
      <CallBar />
    </div>
  );
}
