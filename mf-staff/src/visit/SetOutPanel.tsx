import { todayIn } from '@site/data-types/calendar';
import { formatDay } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import * as m from '../messages/visit-panels';
import type { PanelProps } from './panel';
import { Panel } from './Panel';
import { setOut } from './set-out';
import styles from './SetOutPanel.module.css';

/** Minutes until the technician arrives. */
const choices = [10, 15, 20, 30, 45, 60];

/** Asks before someone sets out for a visit of another day, and when they arrive. */
export function SetOutPanel({ visit, changes, close }: PanelProps) {
  const { timeZone } = useCompany();
  const { preferredDate, tellsArrival } = visit;
  const isToday = preferredDate === todayIn(timeZone);
  const go = async (minutes?: number) => {
    await setOut(visit, changes, minutes);
    close();
  };
  const busy = changes.sending === 'on_the_way';
  return (
    <Panel
      title={
        isToday
          ? m.whenDoYouArrive
          : m.visitPreferredDate({ preferredDate: formatDay(preferredDate) })
      }
    >
      <Stack>
        <p>{tellsArrival ? m.customerReadsArrival : m.customerReadsOnTheWay}</p>
        {tellsArrival && (
          <div className={styles.times}>
            {choices.map((minutes) => (
              <Button
                key={minutes}
                variant="secondary"
                disabled={busy}
                onClick={() => void go(minutes)}
              >
                {m.minutesMin({ minutes })}
              </Button>
            ))}
          </div>
        )}
        <Button
          variant={tellsArrival ? 'outline' : 'secondary'}
          loading={busy}
          onClick={() => void go()}
        >
          {tellsArrival ? m.wayNoTime : m.yesWayToday}
        </Button>
        <Button variant="ghost" onClick={close}>
          {isToday ? m.notYet : m.notToday}
        </Button>
      </Stack>
    </Panel>
  );
}
