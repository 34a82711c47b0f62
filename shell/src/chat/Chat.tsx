import { Guard, report, useLive } from '@site/federation';
import { useSite } from '@site/store';
import { useEffect, useState } from 'react';

import { useLate } from '../components/use-late';
import { ChatLink } from './ChatLink';

/** Time from hydration until the chat appears. */
const delayMs = 5000;

const loadWidget = () => import(/* webpackChunkName: "chat" */ './ChatWidget');
const failed = (error: unknown) => report('shell/chat', error);

/** Shows the chat after a delay, unless the visitor has dismissed it. */
export function Chat() {
  const dismissed = useSite(({ ui }) => ui.chatDismissed);
  // A page that hydrates late already shows its link to the chat, so load the chat at once.
  const [linked] = useState(() => performance.now() > delayMs);
  const [due, setDue] = useState(linked);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
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
