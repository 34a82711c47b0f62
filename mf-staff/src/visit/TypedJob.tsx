import { Notice } from '@site/ui/notice';
import { TicketRows } from '@site/ui/ticket';
import { JobRows } from '../lib/JobRows';
import { completionOf } from './completion';
import { typedFields } from './use-finish-fields';

/**
 * Typed fields of a visit's form that cannot be sent any more, to copy or to
 * read it out.
 */
export function TypedJob({ id }: { id: string }) {
  const fields = typedFields(id);
  if (!fields) return null;
  return (
    <Notice tone="warning" title="What you typed is still here">
      <TicketRows>
        <JobRows job={{ ...completionOf(fields, ''), totalCost: fields.cost }} />
      </TicketRows>
    </Notice>
  );
}
