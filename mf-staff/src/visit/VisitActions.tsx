import type { VisitWithHistory } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { staff } from '../lib/backend';
import { isOver } from '../lib/words';
import * as m from '../messages/visit';
import { isOwner, usePerson } from '../session/person-context';
import type { PanelName } from './panel';
import { setOut } from './set-out';
import type { VisitChange } from './use-visit-change';
import styles from './VisitActions.module.css';

interface VisitActionsProps {
  visit: VisitWithHistory;
  changes: VisitChange;
  open: (panel: PanelName) => void;
}

interface Step {
  label: string;
  busy: string;
  run: () => void;
}

/** The next step first, then everything else that can be done now. */
export function VisitActions({ visit, changes, open }: VisitActionsProps) {
  const person = usePerson();
  const { timeZone } = useCompany();
  const { sending, change } = changes;
  const { id, state, version, technician } = visit;
  if (state === 'held') return <p>{m.customerConfirmRequestMail}</p>;

  const owner = isOwner(person);
  const mine = technician?.email === person.email;
  if (!owner && !mine && technician) return <p>{m.visitNameS({ name: technician.name })}</p>;

  const set = (to: 'confirmed' | 'no_one_home', done: string) =>
    void change(to, () => staff().setState(id, to, { version }), done);
  const assign = (email: string | null, done: string) =>
    void change('assign', () => staff().assign(id, email, { version }), done);

  const steps: Record<string, Step> = {
    take: {
      label: m.takeThisVisit,
      busy: 'assign',
      run: () => assign(person.email, m.thisVisitIsYours),
    },
    confirm: {
      label: m.confirmLabel,
      busy: 'confirmed',
      run: () => set('confirmed', m.nowConfirmed),
    },
    onTheWay: {
      label: m.onTheWay,
      busy: 'on_the_way',
      run: () =>
        visit.preferredDate === todayIn(timeZone) && !visit.tellsArrival
          ? void setOut(visit, changes)
          : open('setOut'),
    },
    takeBack: {
      label: state === 'on_the_way' ? m.notOnTheWay : m.backToConfirmed,
      busy: 'confirmed',
      run: () =>
        set(
          'confirmed',
          state === 'on_the_way' ? m.takenBackCustomerMail : m.takenBackVisitIsConfirmed,
        ),
    },
    finish: { label: m.finishTheJobButton, busy: 'finish', run: () => open('finish') },
    noOneHome: {
      label: m.noOneHome,
      busy: 'no_one_home',
      run: () => set('no_one_home', m.notedNoOneHome),
    },
    assign: {
      label: technician ? m.reassign : m.assign,
      busy: 'assign',
      run: () => open('assign'),
    },
    giveBack: {
      label: m.giveBack,
      busy: 'assign',
      run: () => assign(null, m.visitNoTechnicianNow),
    },
    correct: {
      label: isOver(visit) ? m.correctVisit : m.correct,
      busy: 'correct',
      run: () => open('correct'),
    },
    correctJob: { label: m.correctTheJobButton, busy: 'correctJob', run: () => open('correctJob') },
    orderPart: { label: m.orderAPartButton, busy: 'orderPart', run: () => open('orderPart') },
    photos: { label: m.photosSignature, busy: 'photos', run: () => open('photos') },
    voidJob: { label: m.takeTheJobBack, busy: 'voidJob', run: () => open('voidJob') },
    move: { label: m.moveLabel, busy: 'move', run: () => open('move') },
    cancel: { label: m.cancelVisit, busy: 'cancel', run: () => open('cancel') },
  };

  const taken = owner || mine;
  const order: string[] = isOver(visit)
    ? [
        ...(state === 'done' && !visit.record && (owner || mine) ? ['orderPart'] : []),
        ...(owner || mine ? ['photos'] : []),
        'correct',
        ...(owner && visit.record ? ['correctJob', 'voidJob'] : []),
      ]
    : !taken
      ? ['take']
      : [
          ...(state === 'requested' ? ['confirm', 'onTheWay', 'finish'] : []),
          ...(state === 'confirmed' || state === 'no_one_home' ? ['onTheWay', 'finish'] : []),
          ...(state === 'on_the_way' ? ['finish'] : []),
          owner ? 'assign' : 'giveBack',
          'photos',
          'orderPart',
          'move',
          'correct',
          ...(state === 'no_one_home' ? [] : ['noOneHome']),
          ...(state === 'on_the_way' || state === 'no_one_home' ? ['takeBack'] : []),
          'cancel',
        ];

  // A visit that is over has no next step.
  const isNext = (place: number) => place === 0 && !isOver(visit);
  return (
    <div className={styles.root}>
      {order.map((name, place) => {
        const step = steps[name];
        if (!step) return null;
        const isSending = sending === step.busy;
        return (
          <Button
            key={name}
            variant={isNext(place) ? 'primary' : 'outline'}
            size={isNext(place) ? 'lg' : 'md'}
            className={isNext(place) ? styles.next : undefined}
            loading={isSending}
            // The next change is one of the visit as this one leaves it.
            aria-disabled={sending !== undefined}
            onClick={() => sending === undefined && step.run()}
          >
            {isSending ? m.sending : step.label}
          </Button>
        );
      })}
    </div>
  );
}
