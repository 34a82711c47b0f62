import type { AppointmentView } from '@site/data-types/appointment';
import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { downloadCalendar } from '../confirmation/download-calendar';
import { googleCalendarUrl } from './google-calendar';

/** Puts the visit into the visitor's calendar: as a file, or on Google's page. */
export function CalendarButtons({ view }: { view: AppointmentView }) {
  const company = useCompany();
  const { id, zip: zipCode, history } = view;
  const createdAt = history[0]?.at ?? new Date().toISOString();
  return (
    <Cluster>
      <Button
        variant="outline"
        icon="calendar"
        onClick={() => downloadCalendar({ id, createdAt, request: { ...view, zipCode } }, company)}
      >
        Add to Calendar
      </Button>
      <ButtonLink variant="outline" href={googleCalendarUrl(view, company)} target="_blank">
        Google Calendar
      </ButtonLink>
    </Cluster>
  );
}
