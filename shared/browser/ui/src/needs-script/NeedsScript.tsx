import type { ReactNode } from 'react';
import { CallUs } from '../call-link/CallUs';
import * as m from '../messages/needs-script';
import { Notice } from '../notice';

export interface NeedsScriptProps {
  /** The function that does not work: `The search needs JavaScript`. */
  title: string;
  className?: string;
  /** An alternative to calling. */
  children?: ReactNode;
}

/** Shown above content that needs scripts, so that visitors don't fill in a form in vain. */
export const NeedsScript = ({
  title,
  className,
  children = m.switchLoadPageAgain,
}: NeedsScriptProps) => (
  <noscript>
    <Notice tone="warning" title={title} className={className}>
      <p>{m.orCallUs({ Instead: children })}</p>
      <CallUs place="needs-script" />
    </Notice>
  </noscript>
);
