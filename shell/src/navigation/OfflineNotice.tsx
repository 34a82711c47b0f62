import { CallUs } from '@site/ui/call-us';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../messages/notices';

/**
 * Shown instead of the browser's error page when a page cannot be opened without a network. The
 * current page stays. The notice disappears when the network is back or another page opens.
 */
export function OfflineNotice() {
  const [visible, setVisible] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      setVisible(true);
    };
    const hide = () => setVisible(false);
    addEventListener('site:offline', show);
    addEventListener('online', hide);
    return () => {
      removeEventListener('site:offline', show);
      removeEventListener('online', hide);
    };
  }, []);
  useEffect(() => () => setVisible(false), [pathname]);
  if (!visible) return null;
  return (
    <Notice tone="warning" role="alert" title={m.youAreOffline}>
      <p>{m.pageNeedsConnectionCall}</p>
      <CallUs variant="accent" size="sm" place="offline" />
    </Notice>
  );
}
