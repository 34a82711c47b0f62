import type { Receipt } from '@site/data-types/appointment';
import { formatAmount } from '@site/data-types/amount';
import {
  paidWords,
  receiptFacts,
  receiptLines,
  receiptThatHolds,
  receiptTitle,
} from '@site/client/mail/receipt-words';
import * as m from '../messages/appointment-more';
import styles from './Receipts.module.css';
import { Button, ButtonLink } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Stack } from '@site/ui/layout';
import type { ReactNode } from 'react';
import { Ticket, TicketRow, TicketRows, TicketTotal } from '@site/ui/ticket';

/** Bill and warranty of the finished repair, to pay, to print and to keep. */
export function Receipts({ receipts }: { receipts: Receipt[] }) {
  const holds = receiptThatHolds(receipts);
  const others = receipts.filter((each) => each !== holds);
  return (
    <>
      {holds && (
        <ReceiptTicket receipt={holds}>
          {holds.payLink && (
            <ButtonLink href={holds.payLink} target="_blank">
              {m.payTotal({ total: formatAmount(holds.total) })}
            </ButtonLink>
          )}
          <Button variant="outline" icon="print" onClick={() => print()}>
            {m.printTheReceipt}
          </Button>
        </ReceiptTicket>
      )}
      {others.length > 0 && (
        <Disclosure className={styles.before} summary={m.receiptsWereTakenBack}>
          <Stack>
            {others.map((receipt) => (
              <ReceiptTicket key={receipt.number} receipt={receipt} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

function ReceiptTicket({ receipt, children }: { receipt: Receipt; children?: ReactNode }) {
  const paid = paidWords(receipt);
  return (
    <Ticket title={receiptTitle(receipt)} number={receipt.appointment} place="receipt">
      <TicketRows>
        {receiptFacts(receipt).map(([label, value]) => (
          <TicketRow key={label} label={label} value={value} />
        ))}
      </TicketRows>
      <TicketRows>
        {receiptLines(receipt).map(([label, value], place) => (
          <TicketRow key={place} label={label} value={value} />
        ))}
        <TicketTotal
          label={paid ? m.totalPaid({ paid: paid.toLowerCase() }) : m.total}
          value={formatAmount(receipt.total)}
        />
      </TicketRows>
      {children}
    </Ticket>
  );
}
