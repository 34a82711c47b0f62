import type { VisitWithHistory } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import { Link } from 'react-router-dom';
import { partFacts } from '../lib/part-words';
import { secondVisitPath, visitPath, whenOf } from '../lib/words';
import * as m from '../messages/visit';
import { isOwner, usePerson } from '../session/person-context';
import { RecordTicket } from './RecordTicket';

/** Parts that were ordered at this visit, and the visit at which they are fitted. */
export function Parts({ visit }: { visit: VisitWithHistory }) {
  const { parts = [], secondVisit, id, phone } = visit;
  const owner = isOwner(usePerson());
  const today = todayIn(useCompany().timeZone);
  if (parts.length === 0) return null;
  return (
    <section aria-label={m.partsOrdered}>
      <Stack gap="sm">
        <h2>{m.partsOrdered}</h2>
        <TicketRows>
          {parts.map((part) => (
            <TicketRow key={part.id} label={part.what} value={partFacts(part, today)} />
          ))}
        </TicketRows>
        {secondVisit ? (
          <p>
            {m.secondVisitLink({
              Link: <Link to={visitPath(secondVisit.id)}>{whenOf(secondVisit)}</Link>,
            })}
          </p>
        ) : (
          owner && (
            <ButtonLink to={secondVisitPath(id, phone)} icon="calendar">
              {m.bookTheSecondVisit}
            </ButtonLink>
          )
        )}
      </Stack>
    </section>
  );
}

/** The earlier repair, where the technician stands: what was done, by whom, and its photos. */
export function Earlier({ visit }: { visit: VisitWithHistory }) {
  const today = todayIn(useCompany().timeZone);
  if (!visit.earlier) return null;
  const { visit: id, parts, record, photos } = visit.earlier;
  return (
    <section aria-label={m.earlierVisit}>
      <Stack gap="sm">
        {record ? (
          <RecordTicket record={record} title={m.earlierRepair} />
        ) : (
          <h2>{m.earlierVisit}</h2>
        )}
        {parts.length > 0 && (
          <TicketRows>
            {parts.map((part) => (
              <TicketRow key={part.id} label={part.what} value={partFacts(part, today)} />
            ))}
          </TicketRows>
        )}
        {id && (
          <p>
            <Link to={visitPath(id)}>
              {photos > 0 ? m.withPhotos({ visit: id, count: photos }) : id}
            </Link>
          </p>
        )}
      </Stack>
    </section>
  );
}
