import { paths } from '@site/data-types/paths';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { useCompany } from '@site/store';
import * as m from '../messages/main';
import { printedContact } from '../preserved-document';
import { useContact } from './use-contact';
import styles from './CallBar.module.css';

/** On phones: buttons at the bottom for a call and, if the page has none itself, for booking. */
export function CallBar() {
  const contact = useContact();
  const own = contact === useCompany() ? undefined : printedContact(contact);
  return (
    <div className={styles.root} role="region" aria-label={m.callOrBook} data-contact={own}>
      <CallUs contact={contact} variant="accent" place="call-bar">
        {m.callNow}
      </CallUs>
      {!contact.callOnly && (
        <ButtonLink to={paths.booking} variant="outline" icon="calendar">
          {m.bookOnline}
        </ButtonLink>
      )}
    </div>
  );
}
