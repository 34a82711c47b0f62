import { useCompany } from '@site/store';
import { Unbroken } from '@site/ui/unbroken';
import { CallUs } from '@site/ui/call-us';
import { SidebarBox } from '@site/ui/sidebar-box';

/** Coverage of the warranty, and the phone number. */
export function WarrantySidebar() {
  const { warrantyDays, phone } = useCompany();
  return (
    <>
      <SidebarBox title="What is covered">
        <ul>
          <li>Parts and labor for {warrantyDays} days from the service date</li>
          <li>A free fix if the same issue comes back</li>
          <li>Parts that we installed, replaced without charge</li>
          <li>The visit itself: no call-out fee for warranty work</li>
        </ul>
      </SidebarBox>
      <SidebarBox title="Rather talk?">
        <p>We find your record while you are on the line.</p>
        <CallUs variant="accent" fullWidth place="warranty-help">
          <Unbroken>Call {phone}</Unbroken>
        </CallUs>
      </SidebarBox>
    </>
  );
}
