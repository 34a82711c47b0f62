import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { Stack } from '@site/ui/layout';
import { useEffect, useState } from 'react';
import { endNotifications, notifyHere, type NotificationState, readState } from '../app/push';
import { failureOf } from '../lib/failure';
import * as m from '../messages/more';

const words: Record<NotificationState, string> = {
  on: m.phoneShowsWhenSomeone,
  off: m.letPhoneShowWhen,
  denied: m.browserBlocksNotificationsSite,
  unsupported: m.browserShowsNoNotifications,
};

/** Whether this browser notifies the person of changes by others. */
export function Notifications() {
  const [state, setState] = useState<NotificationState>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    void readState().then((read) => isGone || setState(read));
    return () => {
      isGone = true;
    };
  }, []);

  async function change(run: () => Promise<NotificationState>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      setState(await run());
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }

  if (!state) return null;
  return (
    <section aria-label={m.notifications}>
      <Stack>
        <h2>{m.notifications}</h2>
        <p role="status">{words[state]}</p>
        {failure && <Notice tone="error" title={failure} />}
        {state === 'off' && (
          <Button variant="outline" loading={busy} onClick={() => void change(notifyHere)}>
            {m.notifyMePhone}
          </Button>
        )}
        {state === 'on' && (
          <Button variant="outline" loading={busy} onClick={() => void change(endNotifications)}>
            {m.stopNotifications}
          </Button>
        )}
      </Stack>
    </section>
  );
}
