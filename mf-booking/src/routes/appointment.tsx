import { metadata } from '@site/federation';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { CallUs } from '@site/ui/call-us';
import { Hero, Page, Split, Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { AppointmentDetails } from '../appointment/AppointmentDetails';
import { FindAppointment } from '../appointment/FindAppointment';
import { UnknownLink } from '../appointment/UnknownLink';
import { useAddress } from '../appointment/use-address';
import { useHiddenKey } from '../appointment/use-hidden-key';
import { useProof } from '../appointment/use-proof';
import { YourAppointments } from '../appointment/YourAppointments';
import { BookingSidebar } from '../booking/BookingSidebar';
import * as m from '../messages/appointment';
import styles from './appointment.module.css';

const trail = [{ name: m.yourAppointment, path: '/appointment' }];

export const meta = () =>
  metadata({
    title: m.yourAppointment,
    description: m.seeApplianceRepairAppointment,
    path: '/appointment',
    trail,
    // Each visitor sees another page.
    robots: 'noindex',
  });

export default function AppointmentRoute() {
  const { services } = useCompany();
  const address = useAddress();
  const proof = useProof(address);
  useHiddenKey(address);

  return (
    <Page data-boundary="mf-booking" className={proof ? styles.printsTicket : undefined}>
      <Breadcrumbs items={trail} />
      <Hero title={m.yourAppointment} lead={!address && m.moveCancelTellTechnician} />
      <Split sidebar={<BookingSidebar />} sidebarLabel={m.contactAndHelp}>
        {services.database === 'none' ? (
          <Notice title={m.appointmentsChangedPhone}>
            <CallUs place="appointment-by-phone" />
          </Notice>
        ) : proof ? (
          <AppointmentDetails key={proof.id} by={proof} pageTitle={meta().title} />
        ) : address && !address.id ? (
          <UnknownLink />
        ) : (
          <Stack gap="lg">
            {!address && <YourAppointments />}
            <FindAppointment key={address?.id} number={address?.id ?? ''} />
          </Stack>
        )}
      </Split>
    </Page>
  );
}
