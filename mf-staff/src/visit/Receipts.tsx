import type { StaffVisit, VisitWithHistory } from '@site/client/staff';
import type { Paid, Receipt } from '@site/data-types/entities';
import {
  receiptReason,
  receiptRows,
  receiptThatHolds,
  receiptTitle,
} from '@site/client/mail/receipt-words';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Cluster, Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import { useState } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/visit-panels';
import { useAttempt } from '../session/use-attempt';

const ways: [Exclude<Paid, 'later'>, string][] = [
  ['card', m.card],
  ['cash', m.cash],
  ['check', m.check],
];

export const ReceiptLines = ({ receipt }: { receipt: Receipt }) => (
  <TicketRows>
    {receiptRows(receipt).map(([label, value], place) => (
      <TicketRow key={place} label={label} value={value} />
    ))}
  </TicketRows>
);

interface ReceiptsProps {
  visit: VisitWithHistory;
  accept: (visit: StaffVisit) => void;
}

/** The receipt that holds, what can be done with it, and those before it. */
export function Receipts({ visit, accept }: ReceiptsProps) {
  const { receipts = [], id, email } = visit;
  const { busy, error, attempt } = useAttempt();
  const [done, setDone] = useState('');
  const holds = receiptThatHolds(receipts);
  const others = receipts.filter((each) => each !== holds);
  if (receipts.length === 0) return null;
  const isOpen = holds?.paid === 'later' && !holds.paidAt;

  const mail = () =>
    void attempt(() => staff().mailReceipt(id)).then((sent) => sent && setDone(m.itIsMailed));
  const pay = (number: number, paid: Exclude<Paid, 'later'>) =>
    void attempt(async () => accept(await staff().setPaid(number, paid)));

  return (
    <section aria-label={m.receipts}>
      <Stack gap="sm">
        {holds && (
          <>
            <h2>{receiptTitle(holds)}</h2>
            <ReceiptLines receipt={holds} />
            {isOpen && (
              <>
                <p id="paid-by">{m.paidBy}</p>
                <Cluster role="group" aria-labelledby="paid-by">
                  {ways.map(([way, label]) => (
                    <Button
                      key={way}
                      variant="outline"
                      loading={busy}
                      onClick={() => pay(holds.number, way)}
                    >
                      {label}
                    </Button>
                  ))}
                </Cluster>
              </>
            )}
            {email && (
              <Button variant="outline" loading={busy} onClick={mail}>
                {m.mailTheReceiptAgain}
              </Button>
            )}
          </>
        )}
        <p role="status">{done}</p>
        {error && <Notice tone="error" title={error} />}
        {others.length > 0 && (
          <Disclosure summary={m.takenBackLength({ length: others.length })}>
            {others.map((receipt) => (
              <div key={receipt.number}>
                <h3>{receiptTitle(receipt)}</h3>
                {receipt.reason && <p>{receiptReason(receipt)}</p>}
                <ReceiptLines receipt={receipt} />
              </div>
            ))}
          </Disclosure>
        )}
      </Stack>
    </section>
  );
}
