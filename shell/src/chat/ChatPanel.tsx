import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { TextInput } from '@site/ui/field';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { HoursBox } from './HoursBox';
import { messagingUrl } from './messaging';
import styles from './ChatPanel.module.css';

/** The most common messages: text of the button, and message for the input. */
const quickMessages = [
  { label: 'I need repair service', message: 'Hello, I need repair service.' },
  { label: 'Service hours', message: 'Hello, what are your service hours?' },
  { label: 'Same-day service', message: 'Hello, do you offer same-day service?' },
  { label: 'Quote for repair', message: 'Hello, I would like a quote for a repair.' },
  { label: 'Is my area covered?', message: 'Hello, is my area covered?' },
  { label: 'Emergency repair', message: 'Hello, I need an emergency repair.' },
];

interface ChatPanelProps {
  id: string;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Greeting, ready-made messages, opening hours and an input. Send opens WhatsApp with the text. */
export function ChatPanel({ id, text, onText, onClose }: ChatPanelProps) {
  const company = useCompany();
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLAnchorElement>(null);

  // Focus the panel, not its input: on a phone the keyboard would cover the panel.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  function choose(message: string) {
    onText(message);
    input.current?.focus();
  }

  function sent() {
    // Wait until the browser has followed the link, or the new tab opens with an empty message.
    setTimeout(() => {
      onText('');
      onClose();
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send.current?.click();
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }

  return (
    <section
      ref={panel}
      id={id}
      className={styles.root}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{company.name}</h2>
        <Button variant="ghost" size="sm" icon="close" onClick={onClose}>
          <VisuallyHidden>Close the chat</VisuallyHidden>
        </Button>
      </div>
      <p>Hello. What can we repair for you? Choose a message or write your own.</p>
      <ul role="list" className={styles.messages}>
        {quickMessages.map(({ label, message }) => (
          <li key={label}>
            <Button variant="outline" size="sm" onClick={() => choose(message)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <HoursBox />
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextInput
          ref={input}
          aria-label="Your message"
          placeholder="Type your message"
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <ButtonLink
          ref={send}
          variant="secondary"
          href={messagingUrl(company, text.trim() || undefined)}
          target="_blank"
          data-place="chat"
          onClick={sent}
        >
          Send
        </ButtonLink>
      </form>
      <p className={styles.note}>WhatsApp opens in a new tab with your message.</p>
    </section>
  );
}
