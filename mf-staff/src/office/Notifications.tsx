import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { Stack } from '@site/ui/layout';
import { useEffect, useState } from 'react';
import { endNotifications, notifyHere, type NotificationState, readState } from '../app/push';
import { failureOf } from '../lib/failure';

const words: Record<NotificationState, string> = {
  on: 'This phone shows when someone gives you a visit, moves or cancels one of yours, or adds a note or photo to it. You get no mail about these then. From 9 PM to 7 AM nothing comes.',
  off: 'Let this phone show when someone gives you a visit, moves or cancels one of yours, or adds a note or photo to it. Until then you get a mail.',
  denied:
    'This browser blocks notifications of this site. Allow them in its settings for this site, then come back. Until then you get a mail.',
  unsupported:
    'This browser shows no notifications. On an iPhone, add this page to the home screen first and open it from there. Until then you get a mail.',
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
    <section aria-label="Notifications">
      <Stack>
        <h2>Notifications</h2>
        <p role="status">{words[state]}</p>
        {failure && <Notice tone="error" title={failure} />}
        {state === 'off' && (
          <Button variant="outline" loading={busy} onClick={() => void change(notifyHere)}>
            Notify Me on This Phone
          </Button>
        )}
        {state === 'on' && (
          <Button variant="outline" loading={busy} onClick={() => void change(endNotifications)}>
            Stop Notifications
          </Button>
        )}
      </Stack>
    </section>
  );
}
