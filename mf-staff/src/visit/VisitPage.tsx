import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FinishPanel } from './FinishPanel';
import { History } from './History';
import { MovePanel } from './MovePanel';
import { AssignPanel } from './AssignPanel';
import { CancelPanel } from './CancelPanel';
import { Notes } from './Notes';
import type { PanelName } from './panel';
import { Photos } from './Photos';
import { RecordTicket } from './RecordTicket';
import { useVisit } from './use-visit';
import { useVisitChange } from './use-visit-change';
import { VisitActions } from './VisitActions';
import { VisitFacts } from './VisitFacts';
import { VisitHead } from './VisitHead';
import styles from './VisitPage.module.css';

const panels = {
  assign: AssignPanel,
  move: MovePanel,
  cancel: CancelPanel,
  finish: FinishPanel,
};

/** One appointment, from the request to its service record. */
export function VisitPage() {
  const [search] = useSearchParams();
  const id = search.get('id')?.toUpperCase() ?? '';
  if (!/^APT-\d{6}$/.test(id))
    return <Notice title="This address names no visit">Open one from Today or Week.</Notice>;
  return <Visit key={id} id={id} />;
}

function Visit({ id }: { id: string }) {
  const { timeZone } = useCompany();
  const { shown, reload, accept } = useVisit(id);
  const changes = useVisitChange({ accept, reload });
  const [panel, setPanel] = useState<PanelName>();
  const { visit, failure, storedAt, refused, news } = shown;
  const { result } = changes;
  const place = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone with its panel. The result stands above the buttons.
  const close = () => {
    setPanel(undefined);
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  };

  if (refused) return <Notice tone="error" title={refused} />;
  if (!visit)
    return failure ? <Notice tone="warning" title={failure} /> : <p>Loading the visit…</p>;

  const Open = panel && panels[panel];
  return (
    <>
      <div role="status" className={styles.message}>
        {news && <Notice tone="warning" role={undefined} title={news} />}
      </div>
      <Stack gap="lg" className={styles.root}>
        {failure && (
          <Notice tone="warning" role="status" title="No connection">
            <p>
              {storedAt
                ? `This visit is as of ${formatInstant(new Date(storedAt), timeZone)}. You can finish the job; it is sent later.`
                : 'What you see may be out of date. You can finish the job; it is sent later.'}
            </p>
          </Notice>
        )}
        <VisitHead visit={visit} />
        <div ref={place} tabIndex={-1} className={styles.place}>
          <div role={result?.tone === 'error' ? 'alert' : 'status'}>
            {result && (
              <Notice
                tone={result.tone}
                role={undefined}
                title={result.title}
                className={styles.result}
              >
                {result.text && <p>{result.text}</p>}
              </Notice>
            )}
          </div>
          {Open ? (
            <Open key={panel} visit={visit} changes={changes} close={close} />
          ) : (
            <VisitActions visit={visit} changes={changes} open={setPanel} />
          )}
        </div>
        {visit.record && <RecordTicket record={visit.record} />}
        <VisitFacts visit={visit} />
        <Photos photos={visit.photos} />
        <Notes visit={visit} accept={accept} />
        <History visit={visit} />
      </Stack>
    </>
  );
}
