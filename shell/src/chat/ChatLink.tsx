import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import * as m from '../messages/main';
import styles from './ChatLink.module.css';
import { messagingUrl } from './messaging';

/** Link to the chat before hydration: for visitors who save data or have no scripts. */
export const ChatLink = () => (
  <aside className={styles.root} aria-label={m.chat}>
    <ButtonLink
      variant="secondary"
      icon="chat"
      className={styles.opener}
      href={messagingUrl(useCompany())}
      target="_blank"
      rel="noopener"
      data-place="chat"
    >
      <span className={styles.label}>{m.chatNow}</span>
    </ButtonLink>
  </aside>
);
