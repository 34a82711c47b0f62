import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useHasPassed } from '../confirmation/use-has-passed';
import * as m from '../messages/appointment';
import { Block } from './Block';
import { CancelPanel } from './CancelPanel';
import { MovePanel, prepareMove } from './lazy';
import type { Message } from './message';
import type { ShownAppointment } from './use-appointment';

interface VisitActionsProps {
  by: AppointmentProof;
  view: AppointmentView;
  shown: ShownAppointment;
  onDone: (message: Message) => void;
}

/** Moves or cancels the visit, or shows why that is no longer possible here. */
export function VisitActions({ by, view, shown, onDone }: VisitActionsProps) {
  const { timeZone } = useCompany();
  const [panel, setPanel] = useState<'move' | 'cancel'>();
  const opener = useRef<HTMLButtonElement>(null);
  const tooLate = useHasPassed(view.canChangeUntil ?? new Date(0).toISOString());
  useEffect(prepareMove, []);

  if (view.state === 'done' || view.state === 'canceled') {
    return (
      <Block title={view.state === 'done' ? m.somethingElse : m.needRepairAfterAll}>
        <Cluster>
          <ButtonLink to="/book-online" icon="calendar">
            {m.bookAnotherVisit}
          </ButtonLink>
          {view.state === 'done' && (
            <ButtonLink to="/warranty" variant="outline" icon="shield">
              {m.checkYourWarranty}
            </ButtonLink>
          )}
        </Cluster>
      </Block>
    );
  }
  if (tooLate || !view.canChangeUntil) {
    const missed = view.state === 'no_one_home';
    return (
      <Block title={missed ? m.arrangeAnotherVisit : m.changeThisVisit}>
        <p>{missed ? m.findTimePhone : m.tooLateMoveCancel}</p>
        <Cluster>
          <CallUs variant="accent" place="appointment-late" />
        </Cluster>
      </Block>
    );
  }
  const Panel = panel === 'move' ? MovePanel : CancelPanel;
  const open = (which: 'move' | 'cancel', button: HTMLButtonElement) => {
    opener.current = button;
    setPanel(which);
  };
  return (
    <Block title={m.changeThisVisit}>
      <p>{m.canDoHereUntil({ instant: formatInstant(new Date(view.canChangeUntil), timeZone) })}</p>
      <Cluster>
        <Button
          variant="secondary"
          icon="calendar"
          aria-expanded={panel === 'move'}
          onClick={(event) => open('move', event.currentTarget)}
        >
          {m.moveToAnotherTime}
        </Button>
        <Button
          variant="outline"
          icon="close"
          aria-expanded={panel === 'cancel'}
          onClick={(event) => open('cancel', event.currentTarget)}
        >
          {m.cancelThisVisitButton}
        </Button>
      </Cluster>
      {panel && (
        <Suspense fallback={<p role="status">{m.oneMoment}</p>}>
          <Panel
            key={panel}
            {...{ by, view, shown }}
            onDone={(message) => {
              setPanel(undefined);
              onDone(message);
            }}
            onClose={() => {
              setPanel(undefined);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Block>
  );
}
