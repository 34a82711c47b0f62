import type { HistoryEntry, VisitWithHistory } from '@site/client/staff';
import { formatDay, formatInstant, formatWindow } from '@site/data-types/visit';
import { shown } from '@site/data-types/shown';
import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { formatPhone } from '@site/data-types/format';
import { actorName, stateWords } from '../lib/words';
import * as m from '../messages/visit-panels';

const windowOf = (date = '', time = ''): string => `${formatDay(date)}, ${formatWindow(time)}`;

const fieldWords: Record<string, string> = {
  name: m.fieldName,
  phone: m.fieldPhone,
  email: m.fieldEmail,
  address: m.fieldAddress,
  zip: m.fieldZip,
  appliance: m.fieldAppliance,
  issue: m.fieldIssue,
  labor: m.fieldLabor,
  parts: m.fieldParts,
  cost: m.fieldCost,
  date: m.fieldDate,
  model: m.fieldModel,
  serial: m.fieldSerial,
  notes: m.fieldNotes,
  technician: m.fieldTechnician,
  language: m.fieldLanguage,
};

const languageWords: Record<string, string> = { en: m.english, es: m.spanish };

/** `phone from (713) 555-0142 to (713) 555-0143` */
function changeWords({ field, from, to }: { field: string; from: string; to: string }): string {
  const value = (text: string) =>
    (field === 'phone' ? formatPhone(text) : (languageWords[text] ?? shown(text))) || m.nothing;
  return m.fieldChanged({
    field: fieldWords[field] ?? field,
    before: value(from),
    after: value(to),
  });
}

/** `Given to Maria Lopez by Olga Owner` */
function words(
  { state, actor: name, technician, changes, reason, ...move }: HistoryEntry,
  isFirst: boolean,
): string {
  const actor = actorName(name);
  switch (state) {
    case 'held':
      return m.requestedActorWhoConfirm({ actor });
    case 'requested':
      if (name === 'the customer') return m.requestedByActor({ actor });
      return isFirst ? m.takenPhoneActor({ actor }) : m.cancellationTakenBackActor({ actor });
    case 'corrected':
      return m.correctedBy({ actor, changes: (changes ?? []).map(changeWords).join('; ') });
    case 'job_corrected':
      return m.jobCorrectedBy({
        actor,
        reason: reason ?? '',
        changes: (changes ?? []).map(changeWords).join('; '),
      });
    case 'part_ordered':
      return m.partOrderedBy({ actor, part: reason ?? '' });
    case 'job_voided':
      return m.jobTakenBackBy({ actor, reason: reason ?? '' });
    case 'assigned':
      if (!technician) return m.leftWithoutTechnicianActor({ actor });
      return technician === name
        ? m.takenByActor({ actor })
        : m.givenTechnicianActor({ technician, actor });
    case 'moved':
      return move.fromDate
        ? m.movedByFromTo({
            actor,
            before: windowOf(move.fromDate, move.fromTime),
            after: windowOf(move.toDate, move.toTime),
          })
        : m.movedByActor({ actor });
    case 'on_the_way':
      return m.actorSetOut({ actor });
    case 'no_one_home':
      return m.actorFoundNoOne({ actor });
    default:
      return m.stateWordByActor({ stateWord: stateWords[state], actor });
  }
}

/** Every change of a visit: when, what and by whom. */
export function History({ visit: { history, id } }: { visit: VisitWithHistory }) {
  const { timeZone } = useCompany();
  if (history.length === 0) return null;
  return (
    <Disclosure summary={m.historyOfId({ id })}>
      <ol>
        {history.map((entry, place) => (
          <li key={entry.at + entry.state}>
            {words(entry, place === 0)}, {formatInstant(new Date(entry.at), timeZone)}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
