import type { VisitWithHistory } from '@site/client/staff';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { stateWords } from '../lib/words';

/** Every change of a visit: when, what and by whom. */
export function History({ visit: { history, id } }: { visit: VisitWithHistory }) {
  const { timeZone } = useCompany();
  if (history.length === 0) return null;
  return (
    <Disclosure summary={`History of ${id}`}>
      <ol>
        {history.map(({ at, state, actor }) => (
          <li key={at + state}>
            {stateWords[state]} by {actor}, {formatInstant(new Date(at), timeZone)}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
