import { formatPriceRange } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { Unbroken } from '@site/ui/unbroken';
import { bookingPath } from '../../lib/links';
import { repairOf } from '../../lib/prices';
import { CallUs } from '@site/ui/call-us';
import type { IssueProps } from './issue-props';

/** The next step: booking or a call. The estimate is at the top of the page. */
export function IssueClosing({ issue }: IssueProps) {
  const { appliance, fault } = issue;
  const repair = repairOf(appliance.slug, fault);
  const { claims } = useCompany();
  return (
    <ClosingCall
      title="Have it repaired"
      text={
        <>
          <Unbroken>Usually {formatPriceRange(repair)}</Unbroken> and{' '}
          <Unbroken>{repair.repairTime} on site</Unbroken>.{' '}
          {`During opening hours we call within ${claims.confirmationMinutes} minutes to confirm.`}
        </>
      }
      actions={
        <>
          <ButtonLink to={bookingPath(appliance.slug, fault)}>Book this repair</ButtonLink>
          <CallUs place="issue-closing" variant="outline" />
        </>
      }
    />
  );
}
