import type { NoticeTone } from '@site/ui/notice';

/** Result of the visitor's last action. */
export interface Message {
  tone: NoticeTone;
  title: string;
  text?: string;
  /** It came by itself, so it must not take the focus from what the visitor does. */
  quiet?: boolean;
  /** It speaks of a lost network, so it goes when the network is back. */
  offline?: boolean;
}
