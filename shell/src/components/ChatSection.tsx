import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { Section } from '@site/ui/layout';
import { messagingUrl } from '../chat/messaging';
import * as m from '../messages/home';
import styles from './ChatSection.module.css';

const actions = [
  { label: m.scheduleRepair, text: m.helloIWouldLike },
  { label: m.getAQuote, text: m.helloIWouldLikeQuote },
  { label: m.emergencyService, text: m.helloINeedEmergency },
  { label: m.checkWarranty, text: m.helloIWouldLikeCheck },
];

/** Links that open a chat with the business, each with its own message. */
export function ChatSection() {
  const company = useCompany();
  const outside = { target: '_blank', rel: 'noopener', 'data-place': 'home' };
  return (
    <Section
      title={m.ratherTypeThanTalk}
      lead={m.whatsAppOpensNewTab}
      sideTitle
      className={styles.root}
    >
      <div className={styles.buttons}>
        <ButtonLink href={messagingUrl(company)} variant="secondary" icon="chat" {...outside}>
          {m.chatOnWhatsApp}
        </ButtonLink>
        {actions.map(({ label, text }) => (
          <ButtonLink key={label} href={messagingUrl(company, text)} variant="outline" {...outside}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
