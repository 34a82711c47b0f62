import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';
import type { ReactNode } from 'react';
import styles from './NeedsScript.module.css';

/** What stands in place of search and filters where they cannot work. @param children what to do instead */
export function NeedsScript({ children }: { children: ReactNode }) {
  const { phone, rawPhone } = useCompany();
  return (
    <noscript>
      <Notice className={styles.root}>
        <p>
          Search and filters need JavaScript, which is off in your browser. {children} Or ask on the
          phone: <CallLink phone={phone} rawPhone={rawPhone} />.
        </p>
      </Notice>
    </noscript>
  );
}
