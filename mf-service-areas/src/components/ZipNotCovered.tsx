import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';

/** Not yet, and how to hear of it. */
export function ZipNotCovered() {
  const { phone, rawPhone } = useCompany();
  return (
    <Notice tone="warning" title="Expanding to your area soon">
      <p>
        We are expanding our service area. Leave your contact info and we will notify you when
        service becomes available.
      </p>
      <CallLink variant="accent" phone={phone} rawPhone={rawPhone} place="zip-checker">
        Call to Get Notified
      </CallLink>
    </Notice>
  );
}
