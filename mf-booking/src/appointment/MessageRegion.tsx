import { Notice } from '@site/ui/notice';
import { useEffect, useRef } from 'react';
import { focusAndScroll } from '../lib/focus-and-scroll';
import { StatusRegion } from '../lib/StatusRegion';
import type { Message } from './message';
import styles from './MessageRegion.module.css';

/**
 * Shows the result of an action. It takes the focus, because the button that was pressed is often gone.
 */
export function MessageRegion({ message }: { message: Message | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message && !message.quiet) focusAndScroll(notice.current);
  }, [message]);
  return (
    <StatusRegion>
      {message && (
        <Notice
          ref={notice}
          className={styles.root}
          role={undefined}
          tabIndex={-1}
          tone={message.tone}
          title={message.title}
        >
          {message.text && <p>{message.text}</p>}
        </Notice>
      )}
    </StatusRegion>
  );
}
