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
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, []);
  const live = useLive();
  const widget = useLate('shell/chat', due && !dismissed, loadWidget);
  if (!live) return <ChatLink />;
  if (!widget || dismissed) return null;
  return (
    <Guard onError={failed}>
      <widget.ChatWidget />
    </Guard>
  );
}
