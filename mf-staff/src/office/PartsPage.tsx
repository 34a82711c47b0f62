import type { ListedPart } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { shown } from '@site/data-types/shown';
import { useCompany } from '@site/store';
import { Badge } from '@site/ui/badge';
import { Button, ButtonLink } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { partFacts, partState } from '../lib/part-words';
import { secondVisitPath, telLink, visitPath, whenOf } from '../lib/words';
import * as m from '../messages/parts';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

/** Parts that are awaited, or are here and not fitted; oldest first. */
export function PartsPage() {
  const load = useCallback(() => staff().parts(), []);
  const { answer, failure } = useLoaded(load, 'parts');
  const [changed, setChanged] = useState<ListedPart[]>();
  const parts = changed ?? answer;
  if (!parts) return failure ? <Notice tone="error" title={failure} /> : <p>{m.loadingTheParts}</p>;
  if (parts.length === 0) return <p>{m.noPartIsAwaited}</p>;
  return (
    <ul role="list" className={styles.list}>
      {parts.map((part) => (
        <Part key={part.id} part={part} onChange={setChanged} />
      ))}
    </ul>
  );
}

const labels = { here: m.partHere, late: m.partLate, awaited: m.partAwaited };
const tones = { here: 'low', late: 'high', awaited: 'neutral' } as const;

interface PartProps {
  part: ListedPart;
  onChange: (parts: ListedPart[]) => void;
}

function Part({ part, onChange }: PartProps) {
  const today = todayIn(useCompany().timeZone);
  const { busy, error, attempt } = useAttempt();
  const { id, what, visit, name, phone, appliance, issue, secondVisit } = part;
  const state = partState(part, today);
  const set = (to: 'arrived' | 'awaited' | 'not_needed') =>
    void attempt(async () => onChange(await staff().setPart(id, to)));
  return (
    <li className={styles.entry}>
      <Badge tone={tones[state]}>{labels[state]}</Badge>
      <h2 className={styles.name}>{what}</h2>
      <p className={styles.facts}>{partFacts(part, today)}</p>
      <p>
        <Link to={visitPath(visit)}>{name}</Link>, {shown(appliance)} · {shown(issue)}
      </p>
      {secondVisit && (
        <p>
          {m.secondVisitLink({
            Link: <Link to={visitPath(secondVisit.id)}>{whenOf(secondVisit)}</Link>,
          })}
        </p>
      )}
      <div className={styles.row}>
        {state === 'here' ? (
          <Button variant="ghost" loading={busy} onClick={() => set('awaited')}>
            {m.notHereYet}
          </Button>
        ) : (
          <Button variant="outline" loading={busy} onClick={() => set('arrived')}>
            {m.itIsHere}
          </Button>
        )}
        {!secondVisit && (
          <>
            <ButtonLink variant="outline" icon="phone" href={telLink(phone)}>
              {m.call}
            </ButtonLink>
            <ButtonLink variant="outline" icon="calendar" to={secondVisitPath(visit, phone)}>
              {m.bookTheSecondVisit}
            </ButtonLink>
          </>
        )}
        <Button variant="ghost" loading={busy} onClick={() => set('not_needed')}>
          {m.notNeeded}
        </Button>
      </div>
      {error && <Notice tone="error" title={error} />}
    </li>
  );
}
