import { Button } from '@site/ui/button';
import { useState } from 'react';
import { sharePage } from '../lib/share';
import type { Shared } from '../lib/share';
import * as m from '../messages/blog-post';
import styles from './ShareButton.module.css';

/** Shares the page through the device, or copies its address, or shows the address. */
export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<Shared>();

  async function share() {
    setOutcome(undefined);
    setOutcome(await sharePage(title));
  }

  return (
    <div className={styles.root}>
      <Button variant="outline" size="sm" icon="share" onClick={() => void share()}>
        {m.share}
      </Button>
      <span role="status">
        {outcome === 'copied' && m.urlCopiedToClipboard}
        {outcome === 'failed' &&
          m.shareCopyAddressSpan({ Span: <span className={styles.address}>{location.href}</span> })}
      </span>
    </div>
  );
}
