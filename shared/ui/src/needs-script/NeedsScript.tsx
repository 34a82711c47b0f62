import type { ReactNode } from 'react';
import { CallLink } from '../call-link';
import { Notice } from '../notice';

export interface NeedsScriptProps {
  /** The function that does not work: `The search needs JavaScript`. */
  title: string;
  phone: string;
  rawPhone: string;
  className?: string;
  /** An alternative to calling. */
  children?: ReactNode;
}

/** Shown above content that needs scripts, so that visitors don't fill in a form in vain. */
export const NeedsScript = ({
  title,
  phone,
  rawPhone,
  className,
  children = 'Switch it on and load this page again.',
}: NeedsScriptProps) => (
  <noscript>
    <Notice tone="warning" title={title} className={className}>
      <p>{children} Or call us:</p>
      <CallLink phone={phone} rawPhone={rawPhone} place="needs-script" />
    </Notice>
  </noscript>
);
