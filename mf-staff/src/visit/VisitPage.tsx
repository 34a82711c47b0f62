import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeOf } from '../lib/change-words';
import { isOver } from '../lib/words';
import * as m from '../messages/visit';
import { notSentYet, useIsWaiting } from '../offline/queued-jobs';
import { Notes } from './Notes';
import type { PanelName } from './panel';
import { usePanels } from './use-panels';
import { Photos } from './Photos';
import { Earlier, Parts } from './Parts';
import { RecordTicket } from './RecordTicket';
import { useVisit } from './use-visit';
import { useVisitChange } from './use-visit-change';
import { VisitActions } from './VisitActions';
import { VisitFacts } from './VisitFacts';
import { VisitFailure } from './VisitFailure';
import { VisitHead } from './VisitHead';
import { VisitResult } from './VisitResult';
import styles from './VisitPage.module.css';

/** One appointment, from the request to its service record. */
export function VisitPage() {
  const [search] = useSearchParams();
  const id = search.get('id')?.toUpperCase() ?? '';
  if (!/^APT-\d{6}$/.test(id))
    return <Notice title={m.addressNamesNoVisit}>{m.openOneTodayWeek}</Notice>;
  return <Visit key={id} id={id} />;
}

function Visit({ id }: { id: string }) {
  const { timeZone } = useCompany();
  const { shown, reload, accept, dismiss } = useVisit(id);
  const changes = useVisitChange({ accept, reload });
  const [panel, setPanel] = useState<PanelName>();
  const [presses, setPresses] = useState(0);
  const loaded = usePanels(presses);
  const forms = loaded === 'failed' ? undefined : loaded;
  const { visit, failure, storedAt, refused, news } = shown;
  const isWaiting = useIsWaiting(id);
  const place = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState(0);

  const open = (name: PanelName) => {
    setPanel(name);
    setPresses((count) => count + 1);
  };
  const close = () => {
    setPanel(undefined);
    setClosed((count) => count + 1);
  };

  // The button that had the focus is gone with its panel. The result stands above the buttons. Before
  // the panel is gone, the page would scroll to a place that moves.
  useEffect(() => {
    if (closed === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [closed]);

  if (refused)
    return (
      <Stack gap="lg" className={styles.root}>
        <Notice tone="error" title={refused} />
        {forms && <forms.TypedJob id={id} />}
      </Stack>
    );
  if (!visit)
    return failure ? <Notice tone="warning" title={failure.message} /> : <p>{m.loadingTheVisit}</p>;

  const Open = panel && forms?.panels[panel];
  return (
    <>
      <div role="status" className={styles.message}>
        {news && (
          <Notice tone="warning" role={undefined} title={changeOf(news, timeZone)}>
            <Button variant="ghost" onClick={dismiss}>
              {m.ok}
            </Button>
          </Notice>
        )}
      </div>
      <Stack gap="lg" className={styles.root}>
        {failure && <VisitFailure failure={failure} storedAt={storedAt} />}
        <VisitHead visit={visit} />
        <div ref={place} tabIndex={-1} className={styles.place}>
          <VisitResult result={changes.result} />
          {panel && loaded === 'failed' && <Notice tone="warning" title={m.formCouldNotLoaded} />}
          {Open ? (
            <Open key={panel} visit={visit} changes={changes} close={close} />
          ) : isWaiting ? (
            <p className={styles.waiting}>{notSentYet}</p>
          ) : (
            <VisitActions visit={visit} changes={changes} open={open} />
          )}
        </div>
        {forms && isOver(visit) && panel !== 'finish' && <forms.TypedJob id={id} />}
        {visit.record && <RecordTicket record={visit.record} />}
        {forms && <forms.Receipts visit={visit} accept={accept} />}
        <Parts visit={visit} />
        <Earlier visit={visit} />
        <VisitFacts visit={visit} />
        <Photos visit={visit} accept={accept} />
        <Notes visit={visit} accept={accept} />
        {forms && <forms.History visit={visit} />}
      </Stack>
    </>
  );
}
