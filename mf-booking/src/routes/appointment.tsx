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
import styles from './appointment.module.css';

const trail = [{ name: 'Your Appointment', path: '/appointment' }];

export const meta = () =>
  metadata({
    title: 'Your Appointment',
    description:
      'See your appliance repair appointment, move it to another time, cancel it, or add notes and photos for the technician.',
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
      <Hero
        title="Your Appointment"
        lead={
          !address &&
          'Move it, cancel it, or tell the technician more. The link in our email opens it; so do its number and your phone.'
        }
      />
      <Split sidebar={<BookingSidebar />} sidebarLabel="Contact and help">
        {services.database === 'none' ? (
          <Notice title="Appointments are changed by phone">
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
