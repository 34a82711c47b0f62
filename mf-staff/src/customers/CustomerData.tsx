import type { CustomerSummary } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { download } from '../lib/download';
import * as m from '../messages/customers';
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
    <Disclosure headingLevel={2} summary={m.theCustomersData}>
      <Stack>
        <p>{m.whenNameAsksWhat({ name })}</p>
        <Button variant="outline" loading={busy} onClick={save}>
          {m.saveEverythingFile}
        </Button>
        {asking ? (
          <Notice tone="warning" title={m.eraseEverythingAboutName({ name })}>
            <p>{m.cannotUndoneCostDate}</p>
            <Button variant="secondary" loading={busy} onClick={erase}>
              {m.yesErase}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {m.keepIt}
            </Button>
          </Notice>
        ) : (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {m.eraseThisCustomer}
          </Button>
        )}
        {error && <Notice tone="error" title={error} />}
      </Stack>
    </Disclosure>
  );
}
