import { CallUs } from '@site/ui/call-us';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useRef } from 'react';
import { focusAndScroll } from '../lib/focus-and-scroll';
import * as m from '../messages/appointment';
import { FindAppointment } from './FindAppointment';
import { YourAppointments } from './YourAppointments';

/** The same for a wrong key, an old one and a number that was never given. */
export function UnknownLink() {
  const notice = useRef<HTMLDivElement>(null);
  // The link may have been opened in a tab that shows another visit, far down the page.
  useEffect(() => focusAndScroll(notice.current), []);
  return (
    <Stack gap="lg">
      <Notice ref={notice} tabIndex={-1} tone="error" title={m.linkDoesntOpenAppointment}>
        <p>{m.partMayMissingNo}</p>
        <CallUs place="appointment-unknown" />
      </Notice>
      <YourAppointments />
      <FindAppointment />
    </Stack>
  );
}
