import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore(() => ({ said: false }));
const forget = () => store.setState({ said: false });

/** Tells that a page cannot be opened without a network, until there is one or another page. */
export function sayOffline(): void {
  store.setState({ said: true });
  addEventListener('online', forget, { once: true });
}

/** In place of the browser's error page: what the visitor was reading stays. */
export function OfflineNotice() {
  const { said } = useStore(store);
  const { pathname } = useLocation();
  const { phone, rawPhone } = useCompany();
  useEffect(() => forget, [pathname]);
  if (!said) return null;
  return (
    <Notice tone="warning" role="alert" title="You are offline">
      <p>That page needs a connection. A call does not:</p>
      <CallLink variant="accent" size="sm" phone={phone} rawPhone={rawPhone} place="offline" />
    </Notice>
  );
}
