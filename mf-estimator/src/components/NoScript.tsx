import { useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Notice } from '@site/ui/notice';
import type { ReactNode } from 'react';

interface NoScriptProps {
  title: string;
  /** What can be done without a script; the number to call follows. */
  children: ReactNode;
}

/** Stands above what needs a script, for those who have none. */
export function NoScript({ title, children }: NoScriptProps) {
  const { phone, rawPhone } = useCompany();
  return (
    <noscript>
      <Notice tone="warning" title={title}>
        {children}
        <CallLink phone={phone} rawPhone={rawPhone} />
      </Notice>
    </noscript>
  );
}
