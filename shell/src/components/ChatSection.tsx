import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { Section } from '@site/ui/layout';
import { messagingUrl } from '../chat/messaging';
import styles from './ChatSection.module.css';

const actions = [
  { label: 'Schedule repair', text: 'Hello, I would like to schedule an appliance repair.' },
  { label: 'Get a quote', text: 'Hello, I would like a quote for an appliance repair.' },
  { label: 'Emergency service', text: 'Hello, I need emergency appliance service.' },
  { label: 'Check warranty', text: 'Hello, I would like to check the warranty of a repair.' },
];

/** Links that open a chat with the business, each with its own message. */
export function ChatSection() {
  const company = useCompany();
  const outside = { target: '_blank', rel: 'noopener', 'data-place': 'home' };
  return (
    <Section
      title="Rather type than talk?"
      lead="WhatsApp opens in a new tab with the message ready; nothing is sent before you press send."
      sideTitle
      className={styles.root}
    >
      <div className={styles.buttons}>
        <ButtonLink href={messagingUrl(company)} variant="secondary" icon="chat" {...outside}>
          Chat on WhatsApp
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
