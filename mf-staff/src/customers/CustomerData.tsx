import type { CustomerSummary } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { download } from '../lib/download';
import { forgetSeen } from '../session/seen';
import { useAttempt } from '../session/use-attempt';

export interface Erased {
  anonymised: number;
  deleted: number;
}

interface CustomerDataProps {
  customer: CustomerSummary;
  onErased: (erased: Erased) => void;
}

/** Exports or erases the data of a customer, on the customer's request. */
export function CustomerData({ customer: { phone, name }, onErased }: CustomerDataProps) {
  const [asking, setAsking] = useState(false);
  const { busy, error, attempt } = useAttempt();

  const save = () =>
    void attempt(async () => {
      const data = await staff().exportCustomer(phone);
      const { customerArchive } = await import(
        /* webpackChunkName: "customer-archive" */ './customer-archive'
      );
      const zip = await customerArchive(data, async (photo) => {
        const blob = await staff().readPhoto(photo);
        return new Uint8Array(await blob.arrayBuffer());
      });
      download(`customer-${phone}.zip`, 'application/zip', zip);
    });
  const erase = () =>
    void attempt(async () => {
      const erased = await staff().eraseCustomer(phone);
      forgetSeen();
      onErased(erased);
    }).then(() => setAsking(false));

  return (
    <Disclosure headingLevel={2} summary="The customer’s data">
      <Stack>
        <p>When {name} asks what you store, or asks you to delete it.</p>
        <Button variant="outline" loading={busy} onClick={save}>
          Save Everything as a File
        </Button>
        {asking ? (
          <Notice tone="warning" title={`Erase everything about ${name}?`}>
            <p>This cannot be undone. Cost, date and appliance of repairs stay for the books.</p>
            <Button variant="secondary" loading={busy} onClick={erase}>
              Yes, Erase
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </Notice>
        ) : (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Erase This Customer…
          </Button>
        )}
        {error && <Notice tone="error" title={error} />}
      </Stack>
    </Disclosure>
  );
}
