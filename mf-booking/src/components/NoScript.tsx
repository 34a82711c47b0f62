import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';

/** Stands above a form that nobody can send without a script, so that nobody fills it for nothing. */
export function NoScript({ title }: { title: string }) {
  const { phone, rawPhone } = useCompany();
  return (
    <noscript>
      <Notice tone="warning" title={title}>
        <p>Switch it on and load this page again, or call us:</p>
        <CallLink phone={phone} rawPhone={rawPhone} />
      </Notice>
    </noscript>
  );
}
