import { useEffect, useRef, useState } from 'react';
import { Chat } from '../chat/Chat';
import { CallBar } from './CallBar';
import styles from './Dock.module.css';
import { useLate } from './use-late';

/** Time after hydration, so that the page's own requests come first. */
const noticesDelayMs = 3000;

const loadNotices = () => import(/* webpackChunkName: "notices" */ '../navigation/Notices');

/**
 * Holds everything that floats at the bottom of the window. All items are in one flow, so that none
 * can cover another, and none moves the page.
 */
export function Dock() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), noticesDelayMs);
    return () => clearTimeout(timer);
  }, []);
  // Load it in advance: it cannot be loaded when the network is gone.
  const notices = useLate('shell/notices', due, loadNotices);
  const root = useRef<HTMLDivElement>(null);
  // Not `:root:has(:focus)`, because of which each change of a page counts the styles of all of it.
  useEffect(() => {
    const note = () => {
      const isTyping = document.activeElement?.matches('main form :not(button, a)') ?? false;
      root.current?.toggleAttribute('data-typing', isTyping);
    };
    for (const type of ['focusin', 'focusout']) document.addEventListener(type, note);
    return () => {
      for (const type of ['focusin', 'focusout']) document.removeEventListener(type, note);
    };
  }, []);
  return (
    <div ref={root} className={styles.root} data-dock="">
      {notices && <notices.Notices />}
      <Chat />
      <CallBar />
    </div>
  );
}
