import { formatHours } from '@site/data-types/format';
import { paths } from '@site/data-types/paths';
import { gasAdvice } from '@site/data-types/safety';
import { troubleAdvice } from '@site/ui/trouble-advice';
import { useCompany } from '@site/store';
import { EmergencyText } from '@site/ui/emergency-text';
import { Unbroken } from '@site/ui/unbroken';
import { CallUs } from '@site/ui/call-us';
import { DefinitionList } from '@site/ui/definition-list';
import { SidebarBox } from '@site/ui/sidebar-box';
import { Link } from 'react-router-dom';
import styles from './BookingSidebar.module.css';

/** Other ways to reach us, and what to do in an emergency. */
export function BookingSidebar() {
  const company = useCompany();
  const { phone, email, hours, serviceArea } = company;
  return (
    <>
      <SidebarBox title="Contact details" id="contact">
        <DefinitionList
          rows={[
            { term: 'Phone', description: <CallUs place="booking-contact" /> },
            {
              term: 'Email',
              description: (
                <a className={styles.mail} href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
            { term: 'Mon-Fri', description: formatHours(hours.weekday) },
            { term: 'Sat-Sun', description: formatHours(hours.weekend) },
            { term: 'Service area', description: serviceArea },
          ]}
        />
      </SidebarBox>
      <SidebarBox title="Need help?">
        <p>
          Not sure what is wrong? <Link to={paths.estimate}>Get an estimate</Link> first, or read
          the <Link to={paths.faq}>common questions</Link>.
        </p>
        <p>
          Repaired by us before? <Link to="/warranty">Check your warranty</Link>: the visit may be
          free.
        </p>
      </SidebarBox>
      <SidebarBox title="Emergency?">
        <p>
          <EmergencyText>{gasAdvice}</EmergencyText> {troubleAdvice(company)}
        </p>
        <CallUs variant="accent" fullWidth place="booking-emergency">
          <Unbroken>Call {phone}</Unbroken>
        </CallUs>
      </SidebarBox>
    </>
  );
}
