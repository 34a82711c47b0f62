import { updateUi } from '@site/store';
import { Button } from '@site/ui/button';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChatPanel } from './ChatPanel';
import styles from './ChatWidget.module.css';

/** A floating button, on phones a banner, with the panel that it opens. */
export function ChatWidget() {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Kept here, so that a half-written message survives a look at the page.
  const [text, setText] = useState('');
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // On phones the panel stands in for the banner; its button takes focus only when it is back.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  function dismiss() {
    updateUi({ chatDismissed: true });
    // The button that had focus is gone; the page takes it.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.root} aria-label="Chat">
      {open && <ChatPanel id={id} text={text} onText={setText} onClose={close} />}
      <div className={styles.banner}>
        <p className={styles.words}>Questions? Ask us.</p>
        <Button
          ref={opener}
          variant="secondary"
          icon="chat"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => (open ? close() : setOpen(true))}
        >
          Chat Now
        </Button>
        <Button variant="ghost" icon="close" className={styles.dismiss} onClick={dismiss}>
          <VisuallyHidden>Hide the chat</VisuallyHidden>
        </Button>
      </div>
    </section>
  );
}
