import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * In place of the browser's error page for a page that cannot be opened without a network: what the
 * visitor was reading stays, until there is a network or another page.
 */
export function OfflineNotice() {
  const [said, setSaid] = useState(false);
  const { pathname } = useLocation();
  const { phone, rawPhone } = useCompany();
  useEffect(() => {
    const say = (event: Event) => {
      event.preventDefault();
      setSaid(true);
    };
    const forget = () => setSaid(false);
    addEventListener('site:offline', say);
    addEventListener('online', forget);
    return () => {
      removeEventListener('site:offline', say);
      removeEventListener('online', forget);
    };
  }, []);
  useEffect(() => () => setSaid(false), [pathname]);
  if (!said) return null;
  return (
    <Notice tone="warning" role="alert" title="You are offline">
      <p>That page needs a connection. A call does not:</p>
      <CallLink variant="accent" size="sm" phone={phone} rawPhone={rawPhone} place="offline" />
    </Notice>
  );
}
