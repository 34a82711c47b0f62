import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Notice } from '@site/ui/notice';
import { isUnreached } from '../lib/failure';
import type { Failure } from '../lib/failure';
import * as m from '../messages/visit';

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
      title={isOffline ? m.noConnection : failure.message || m.serverRefusedRequest}
    >
      <p>
        {storedAt
          ? (isOffline ? m.visitInstantFinish : m.visitInstant)({
              instant: formatInstant(new Date(storedAt), timeZone),
            })
          : isOffline
            ? m.whatSeeMayOutFinish
            : m.whatSeeMayOut}
      </p>
    </Notice>
  );
}
