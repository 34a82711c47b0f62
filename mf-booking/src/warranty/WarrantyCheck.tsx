import { formatDate } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { goTo } from '../lib/focus-and-scroll';
import type { WarrantyAnswer } from './look-up-warranty';
import { openWarrantyDesk } from '../lib/open-warranty-desk';
import { useLateModule } from '../lib/use-late-module';
import type { WarrantyQuery } from './warranty-query';
import { WarrantyForm } from './WarrantyForm';
import styles from './WarrantyCheck.module.css';

interface Result {
  answer: Exclude<WarrantyAnswer, { state: 'invalid' }>;
  query: WarrantyQuery;
}

/** The look-up and its result. */
export function WarrantyCheck() {
  const { phone, rawPhone } = useCompany();
  const navigate = useNavigate();
  const [desk, openDesk] = useLateModule(openWarrantyDesk);
  const [result, setResult] = useState<Result | null>(null);
  const ticket = useRef<HTMLElement>(null);
  useEffect(() => desk?.start(), [desk]);
  useEffect(() => goTo(ticket.current), [result]);

  const book = ({ answer, query }: Result) => {
    if (!desk || answer.state !== 'active') return;
    const { record } = answer;
    desk.draftWarrantyVisit({
      name: query.name,
      phone: query.phone,
      recordId: record.id,
      repair: `${record.applianceType}, ${formatDate(record.serviceDate)}`,
      appliance: record.applianceType,
      issue: record.issueDescription,
    });
    void navigate('/book-online');
  };

  return (
    <>
      <WarrantyForm
        openDesk={openDesk}
        onAnswer={(answer, query) => setResult(answer && { answer, query })}
      />
      <div className={styles.result} role="status">
        {desk &&
          result &&
          ('record' in result.answer ? (
            <desk.WarrantyTicket
              ref={ticket}
              {...result.answer}
              active={result.answer.state === 'active'}
              onBook={() => book(result)}
            />
          ) : (
            <Notice tone={result.answer.state === 'none' ? 'info' : 'error'}>
              <p>{result.answer.message}</p>
              {result.answer.state === 'none' && (
                <p>A visit that has not happened yet is not listed.</p>
              )}
              <CallLink phone={phone} rawPhone={rawPhone} place="warranty-result" />
            </Notice>
          ))}
      </div>
    </>
  );
}
