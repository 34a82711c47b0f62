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
import * as m from '../messages/booking';
import styles from './BookingSidebar.module.css';

/** Other ways to reach us, and what to do in an emergency. */
export function BookingSidebar() {
  const company = useCompany();
  const { phone, email, hours, serviceArea } = company;
  return (
    <>
      <SidebarBox title={m.contactDetails} id="contact">
        <DefinitionList
          rows={[
            { term: m.phone, description: <CallUs place="booking-contact" /> },
            {
              term: m.email,
              description: (
                <a className={styles.mail} href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
            { term: m.weekdays, description: formatHours(hours.weekday) },
            { term: m.weekend, description: formatHours(hours.weekend) },
            { term: m.serviceArea, description: serviceArea },
          ]}
        />
      </SidebarBox>
      <SidebarBox title={m.needHelp}>
        <p>
          {m.notSureWhatWrong({
            link: (words) => <Link to={paths.estimate}>{words}</Link>,
            link2: (words) => <Link to={paths.faq}>{words}</Link>,
          })}
        </p>
        <p>{m.repairedUsBeforeCheck({ link: (words) => <Link to="/warranty">{words}</Link> })}</p>
      </SidebarBox>
      <SidebarBox title={m.emergency}>
        <p>
          <EmergencyText>{gasAdvice}</EmergencyText> {troubleAdvice(company)}
        </p>
        <CallUs variant="accent" fullWidth place="booking-emergency">
          <Unbroken>{m.callPhone({ phone })}</Unbroken>
        </CallUs>
      </SidebarBox>
    </>
  );
}
