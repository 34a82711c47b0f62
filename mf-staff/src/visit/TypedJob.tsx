import { Notice } from '@site/ui/notice';
import { TicketRows } from '@site/ui/ticket';
import { JobRows } from '../lib/JobRows';
import * as m from '../messages/visit-panels';
import { completionOf, typedCost } from './completion';
import { typedFields } from './finish-draft';

/** Typed fields of a visit's form that cannot be sent any more, to copy or to read out. */
export function TypedJob({ id }: { id: string }) {
  const fields = typedFields(id);
  if (!fields) return null;
  return (
    <Notice tone="warning" title={m.whatTypedStillHere}>
      <TicketRows>
        <JobRows job={{ ...completionOf(fields, ''), totalCost: typedCost(fields) }} />
      </TicketRows>
    </Notice>
  );
}
