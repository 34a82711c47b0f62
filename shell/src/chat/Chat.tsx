import { Guard, report, useLive } from '@site/federation';
import { useSite } from '@site/store';
import { useEffect, useState } from 'react';

import { useLate } from '../components/use-late';
import { ChatLink } from './ChatLink';

/** When the chat appears, after the page came alive. Milliseconds. */
const delay = 5000;

const loadWidget = () => import(/* webpackChunkName: "chat" */ './ChatWidget');
const failed = (error: unknown) => report('shell/chat', error);

/** The chat, once it is time for it and unless the visitor has sent it away. */
export function Chat() {
  const dismissed = useSite(({ ui }) => ui.chatDismissed);
  // A page that comes alive late shows its link to the chat already; the chat itself follows at once.
  const [linked] = useState(() => performance.now() > delay);
  const [due, setDue] = useState(linked);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, []);
  const live = useLive();
  const widget = useLate('shell/chat', due && !dismissed, loadWidget);
  if (!live || (linked && !widget && !dismissed)) return <ChatLink />;
  if (!widget || dismissed) return null;
  return (
    <Guard onError={failed}>
      <widget.ChatWidget />
    </Guard>
  );
}
