import type { VisitWithHistory } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { staff } from '../lib/backend';
import { isOver } from '../lib/words';
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
  if (state === 'held')
    return <p>The customer has to confirm this request by mail before anything is booked.</p>;

  const owner = isOwner(person);
  const mine = technician?.email === person.email;
  if (!owner && !mine && technician) return <p>This visit is {technician.name}’s.</p>;

  const set = (to: 'confirmed' | 'no_one_home', done: string) =>
    void change(to, () => staff().setState(id, to, { version }), done);
  const assign = (email: string | null, done: string) =>
    void change('assign', () => staff().assign(id, email, { version }), done);

  const steps: Record<string, Step> = {
    take: {
      label: 'Take This Visit',
      busy: 'assign',
      run: () => assign(person.email, 'This visit is yours.'),
    },
    confirm: {
      label: 'Confirm',
      busy: 'confirmed',
      run: () => set('confirmed', 'Confirmed.'),
    },
    onTheWay: {
      label: 'On the Way',
      busy: 'on_the_way',
      run: () =>
        visit.preferredDate === todayIn(timeZone) && !visit.tellsArrival
          ? void setOut(visit, changes)
          : open('setOut'),
    },
    takeBack: {
      label: state === 'on_the_way' ? 'Not on the Way' : 'Back to Confirmed',
      busy: 'confirmed',
      run: () =>
        set(
          'confirmed',
          state === 'on_the_way'
            ? 'Taken back. The customer has the mail that you are on the way; call if you come later.'
            : 'Taken back. The visit is confirmed.',
        ),
    },
    finish: { label: 'Finish the Job', busy: 'finish', run: () => open('finish') },
    noOneHome: {
      label: 'No One Home',
      busy: 'no_one_home',
      run: () => set('no_one_home', 'Noted: no one was home. Call to find another time.'),
    },
    assign: {
      label: technician ? 'Reassign' : 'Assign',
      busy: 'assign',
      run: () => open('assign'),
    },
    giveBack: {
      label: 'Give Back',
      busy: 'assign',
      run: () => assign(null, 'This visit has no technician now.'),
    },
    correct: {
      label: isOver(visit) ? 'Correct Visit' : 'Correct',
      busy: 'correct',
      run: () => open('correct'),
    },
    correctJob: { label: 'Correct the Job', busy: 'correctJob', run: () => open('correctJob') },
    orderPart: { label: 'Order a Part', busy: 'orderPart', run: () => open('orderPart') },
    photos: { label: 'Photos, Signature', busy: 'photos', run: () => open('photos') },
    voidJob: { label: 'Take the Job Back', busy: 'voidJob', run: () => open('voidJob') },
    move: { label: 'Move', busy: 'move', run: () => open('move') },
    cancel: { label: 'Cancel Visit', busy: 'cancel', run: () => open('cancel') },
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
            {isSending ? 'Sending…' : step.label}
          </Button>
        );
      })}
    </div>
  );
}
