import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';
import type { ReactNode } from 'react';
import styles from './NeedsScript.module.css';

interface NeedsScriptProps {
  /** `The search`. */
  what: string;
  /** What to do instead, but for calling. */
  children: ReactNode;
}

/** What stands in place of controls that cannot work without JavaScript. */
export function NeedsScript({ what, children }: NeedsScriptProps) {
  const { phone, rawPhone } = useCompany();
  return (
    <noscript>
      <Notice className={styles.root}>
        <p>
          {what} needs JavaScript, which is off in your browser. {children} Or call{' '}
          <CallLink phone={phone} rawPhone={rawPhone} />.
        </p>
      </Notice>
    </noscript>
  );
}
