import { CallUs } from '@site/ui/call-us';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { FindAppointment } from './FindAppointment';

/** The same for a wrong key, an old one and a number that was never given. */
export const UnknownLink = () => (
  <Stack gap="lg">
    <Notice tone="error" title="This link opens no appointment">
      <p>
        Part of it may be missing, or it is no longer good. Open it from the email again, use the
        number and phone below, or call us:
      </p>
      <CallUs place="appointment-unknown" />
    </Notice>
    <FindAppointment />
  </Stack>
);
