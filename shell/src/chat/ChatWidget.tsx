import { updateUi } from '@site/store';
import { Button } from '@site/ui/button';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '../messages/chat';
import { ChatPanel } from './ChatPanel';
import styles from './ChatWidget.module.css';

/** A floating button that opens the panel. On phones it is a sign in the bar of the call button. */
export function ChatWidget() {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Preserved here, so that closing the panel does not lose an unfinished message.
  const [text, setText] = useState('');
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // On phones the panel hides the buttons, and a hidden button cannot get focus. Render first.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  function dismiss() {
    updateUi({ chatDismissed: true });
    // The focused button is gone, so move focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.root} aria-label={m.chat}>
      {open && <ChatPanel id={id} text={text} onText={setText} onClose={close} />}
      <div className={styles.buttons}>
        <Button
          ref={opener}
          variant="secondary"
          icon="chat"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => (open ? close() : setOpen(true))}
        >
          <span className={styles.label}>{m.chatNow}</span>
        </Button>
        <Button variant="ghost" icon="close" className={styles.dismiss} onClick={dismiss}>
          <VisuallyHidden>{m.hideTheChat}</VisuallyHidden>
        </Button>
      </div>
    </section>
  );
}
