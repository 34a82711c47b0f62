import { useCompany } from '@site/store';
import { Unbroken } from '@site/ui/unbroken';
import { CallUs } from '@site/ui/call-us';
import { SidebarBox } from '@site/ui/sidebar-box';
import * as m from '../messages/warranty';

/** Coverage of the warranty, and the phone number. */
export function WarrantySidebar() {
  const { warrantyDays, phone } = useCompany();
  return (
    <>
      <SidebarBox title={m.whatIsCovered}>
        <ul>
          <li>{m.partsAndLaborFor({ warrantyDays })}</li>
          <li>{m.freeFixSameIssue}</li>
          <li>{m.partsInstalledReplacedWithout}</li>
          <li>{m.visitItselfNoCall}</li>
        </ul>
      </SidebarBox>
      <SidebarBox title={m.ratherTalk}>
        <p>{m.findRecordWhileLine}</p>
        <CallUs variant="accent" fullWidth place="warranty-help">
          <Unbroken>{m.callPhone({ phone })}</Unbroken>
        </CallUs>
      </SidebarBox>
    </>
  );
}
