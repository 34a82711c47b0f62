import { useLive } from '@site/federation';
import { Button } from '@site/ui/button';
import * as m from '../messages/book-online';

interface SubmitButtonProps {
  sending: boolean;
  disabled: boolean;
  /** Id of the element that shows why it is disabled. */
  describedBy?: string | undefined;
}

/** Disabled until the page is live. Only the button renders again then, not the form. */
export function SubmitButton({ sending, disabled, describedBy }: SubmitButtonProps) {
  const live = useLive();
  return (
    <Button
      type="submit"
      size="lg"
      icon="calendar"
      loading={sending}
      disabled={!live || disabled}
      aria-describedby={describedBy}
    >
      {sending ? m.scheduling : m.scheduleAppointment}
    </Button>
  );
}
