import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { TextInput } from '@site/ui/field';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import * as m from '../messages/chat';
import { HoursBox } from './HoursBox';
import { messagingUrl } from './messaging';
import styles from './ChatPanel.module.css';

/** The most common messages: text of the button, and message for the input. */
const quickMessages = [
  { label: m.iNeedRepairService, message: m.helloINeedRepair },
  { label: m.serviceHours, message: m.helloWhatServiceHours },
  { label: m.sameDayService, message: m.helloDoOfferSame },
  { label: m.quoteForRepair, message: m.helloIWouldLike },
  { label: m.isMyAreaCovered, message: m.helloMyAreaCovered },
  { label: m.emergencyRepair, message: m.helloINeedEmergency },
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
          <VisuallyHidden>{m.closeTheChat}</VisuallyHidden>
        </Button>
      </div>
      <p>{m.helloWhatCanRepair}</p>
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
          aria-label={m.yourMessage}
          placeholder={m.typeYourMessage}
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
          {m.send}
        </ButtonLink>
      </form>
      <p className={styles.note}>{m.whatsAppOpensNewTab}</p>
    </section>
  );
}
