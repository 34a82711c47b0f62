import { formatDay } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import type { PanelProps } from './panel';
import { Panel } from './Panel';
import { setOut } from './set-out';

/** Asks before someone sets out for a visit of another day. */
export function SetOutPanel({ visit, changes, close }: PanelProps) {
  const go = async () => {
    await setOut(visit, changes);
    close();
  };
  return (
    <Panel title={`This visit is on ${formatDay(visit.preferredDate)}`}>
      <Stack>
        <p>The customer gets a mail that you are on the way now.</p>
        <Button
          variant="secondary"
          loading={changes.sending === 'on_the_way'}
          onClick={() => void go()}
        >
          Yes, On the Way Today
        </Button>
        <Button variant="ghost" onClick={close}>
          Not Today
        </Button>
      </Stack>
    </Panel>
  );
}
