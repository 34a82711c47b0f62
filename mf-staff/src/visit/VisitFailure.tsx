import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Notice } from '@site/ui/notice';
import { isUnreached } from '../lib/failure';
import type { Failure } from '../lib/failure';

interface VisitFailureProps {
  failure: Failure;
  /** ISO 8601 instant of the stored visit that is shown. */
  storedAt?: string | undefined;
}

/** Why the visit below may be out of date. */
export function VisitFailure({ failure, storedAt }: VisitFailureProps) {
  const { timeZone } = useCompany();
  const isOffline = isUnreached(failure);
  return (
    <Notice
      tone="warning"
      role="status"
      title={isOffline ? 'No connection' : failure.message || 'The server refused the request.'}
    >
      <p>
        {storedAt
          ? `This visit is as of ${formatInstant(new Date(storedAt), timeZone)}.`
          : 'What you see may be out of date.'}
        {isOffline && ' You can finish the job; it is sent later.'}
      </p>
    </Notice>
  );
}
