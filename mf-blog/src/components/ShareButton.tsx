import { Button } from '@site/ui/button';
import { useState } from 'react';
import { sharePage } from '../lib/share';
import styles from './ShareButton.module.css';

/** Shares the page through the device, or copies its address and says so. */
export function ShareButton({ title }: { title: string }) {
  const [copied, setCopied] = useState(false);

  async function share() {
    setCopied(false);
    const outcome = await sharePage(title);
    setCopied(outcome === 'copied');
  }

  return (
    <div className={styles.root}>
      <Button variant="outline" size="sm" icon="share" onClick={() => void share()}>
        Share
      </Button>
      <span role="status">{copied && 'URL copied to clipboard!'}</span>
    </div>
  );
}
