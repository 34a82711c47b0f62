import { formatPriceRange } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { bookingPath, estimatePath } from '../../lib/links';
import { CallUs } from '../CallUs';
import type { IssueProps } from './issue-props';

/** The next step: booking, the estimate, a call. */
export function IssueClosing({ issue }: IssueProps) {
  const { appliance, fault, avgCost, repairTime } = issue;
  const { claims } = useCompany();
  const estimate = estimatePath(appliance.slug, fault);
  return (
    <ClosingCall
      title="Have it repaired"
      text={`Usually ${formatPriceRange(avgCost)} and ${repairTime} on site. We call within ${claims.confirmationMinutes} minutes of your booking to confirm it.`}
      actions={
        <>
          <ButtonLink to={bookingPath(appliance.slug, fault)}>Book this repair</ButtonLink>
          {estimate && (
            <ButtonLink to={estimate} variant="outline">
              Get an estimate
            </ButtonLink>
          )}
          <CallUs place="issue-closing" variant="outline" />
        </>
      }
    />
  );
}
