import { formatPriceRange } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { Unbroken } from '@site/ui/unbroken';
import { bookingPath } from '../../lib/links';
import { repairOf } from '../../lib/prices';
import { CallUs } from '@site/ui/call-us';
import * as m from '../../messages/issue';
import type { IssueProps } from './issue-props';

/** The next step: booking or a call. The estimate is at the top of the page. */
export function IssueClosing({ issue }: IssueProps) {
  const { appliance, fault } = issue;
  const repair = repairOf(appliance.slug, fault);
  const { claims } = useCompany();
  return (
    <ClosingCall
      title={m.haveItRepaired}
      text={m.usualPriceAndTime({
        unbroken: (words) => <Unbroken>{words}</Unbroken>,
        repair: formatPriceRange(repair),
        unbroken2: (words) => <Unbroken>{words}</Unbroken>,
        repairTime: repair.repairTime,
        confirmationMinutes: claims.confirmationMinutes,
      })}
      actions={
        <>
          <ButtonLink to={bookingPath(appliance.slug, fault)}>{m.bookThisRepair}</ButtonLink>
          <CallUs place="issue-closing" variant="outline" />
        </>
      }
    />
  );
}
