import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { staff } from '../lib/backend';
import { useTypedText } from '@site/ui/typed-text';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

/** Cancels the visit. The customer gets a mail. */
export function CancelPanel({ visit: { id, version, name }, changes, close }: PanelProps) {
  const [reason, setReason] = useTypedText(`staff.typed.${id}.reason`);
  const cancel = async () => {
    const text = reason.trim();
    const details = { version, ...(text && { reason: text }) };
    const run = () => staff().setState(id, 'cancelled', details);
    if (await changes.change('cancel', run, 'Canceled. The customer gets a mail.')) return;
    setReason('');
    close();
  };
  return (
    <Panel title={`Cancel the visit of ${name}?`}>
      <Stack>
        <p>The place is free again, and the customer gets a mail.</p>
        <Field label="Reason" required={false} hint="For staff.">
          <TextInput
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button
          variant="secondary"
          loading={changes.sending === 'cancel'}
          onClick={() => void cancel()}
        >
          Yes, Cancel This Visit
        </Button>
        <Button variant="ghost" onClick={close}>
          Keep it
        </Button>
      </Stack>
    </Panel>
  );
}
