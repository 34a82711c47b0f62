import type { AppointmentView } from '@site/data-types/appointment';
import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { downloadCalendar } from '../confirmation/download-calendar';
import * as m from '../messages/appointment';
import { googleCalendarUrl, visitFile } from './calendar-entry';

/** Puts the visit into the visitor's calendar: as a file, or on Google's page. */
export function CalendarButtons({ view }: { view: AppointmentView }) {
  const company = useCompany();
  return (
    <Cluster>
      <Button
        variant="outline"
        icon="calendar"
        onClick={() => downloadCalendar(view.id, visitFile(view, company))}
      >
        {m.addToCalendar}
      </Button>
      <ButtonLink variant="outline" href={googleCalendarUrl(view, company)} target="_blank">
        {m.googleCalendar}
      </ButtonLink>
    </Cluster>
  );
}
