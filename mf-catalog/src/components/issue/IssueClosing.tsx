import { formatPriceRange } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { Unbroken } from '@site/ui/unbroken';
import { bookingPath } from '../../lib/links';
import { priceOf } from '../../lib/prices';
import { CallUs } from '@site/ui/call-us';
import type { IssueProps } from './issue-props';

/** The next step: booking or a call. The estimate is at the top of the page. */
export function IssueClosing({ issue }: IssueProps) {
  const { appliance, fault, repairTime } = issue;
  const { claims } = useCompany();
  return (
    <ClosingCall
      title="Have it repaired"
      text={
        <>
          <Unbroken>Usually {formatPriceRange(priceOf(appliance.slug, fault))}</Unbroken> and{' '}
          <Unbroken>{repairTime} on site</Unbroken>.{' '}
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
