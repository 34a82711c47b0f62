import { paths } from '@site/data-types/paths';
import { gasAdvice } from '@site/data-types/safety';
import { troubleAdvice } from '@site/ui/trouble-advice';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { EmergencyText } from '@site/ui/emergency-text';
import { CallUs } from '@site/ui/call-us';
import { SidebarBox } from '@site/ui/sidebar-box';
import { fillText } from '../lib/fill';
import * as m from '../messages/faq';

/** Contact for other questions and for emergencies. */
export function FaqHelp() {
  const company = useCompany();
  const { email } = company;
  return (
    <>
      <SidebarBox title={m.stillNeedHelp}>
        <p>{m.answerPhone({ hours: fillText('{company.hours}', company) })}</p>
        <CallUs variant="accent" place="faq" />
        <p>{m.orWriteToLink({ Link: <a href={`mailto:${email}`}>{email}</a> })}</p>
        <ButtonLink to={paths.booking} icon="calendar">
          {m.scheduleAppointment}
        </ButtonLink>
      </SidebarBox>
      <SidebarBox title={m.emergency}>
        <p>
          <EmergencyText>{gasAdvice}</EmergencyText>
        </p>
        <p>{troubleAdvice(company)}</p>
        <CallUs place="faq" />
      </SidebarBox>
    </>
  );
}
