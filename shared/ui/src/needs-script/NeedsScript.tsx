import type { ReactNode } from 'react';
import { CallLink } from '../call-link';
import { Notice } from '../notice';

export interface NeedsScriptProps {
  /** What does not work: `The search needs JavaScript`. */
  title: string;
  phone: string;
  rawPhone: string;
  className?: string;
  /** What to do instead, but for calling. */
  children?: ReactNode;
}

/** Stands above what cannot work without a script, so that nobody fills in a form for nothing. */
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
