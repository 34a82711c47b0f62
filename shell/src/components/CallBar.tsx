import { ButtonLink } from '@site/ui/button';
import { CallLink } from '@site/ui/call-link';
import { useLocation } from 'react-router-dom';
import { useContact } from './use-contact';
import styles from './CallBar.module.css';

/** On phones: buttons for call and booking at the bottom. The pages of bookings need only the call. */
export function CallBar() {
  const { phone, rawPhone, callOnly } = useContact();
  const { pathname } = useLocation();
  return (
    <div className={styles.root} role="region" aria-label="Call or book">
      <CallLink variant="accent" phone={phone} rawPhone={rawPhone} place="call-bar">
        Call now
      </CallLink>
      {!callOnly && !['/book-online', '/appointment'].includes(pathname) && (
        <ButtonLink to="/book-online" variant="outline" icon="calendar">
          Book online
        </ButtonLink>
      )}
    </div>
  );
}
