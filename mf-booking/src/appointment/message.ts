import type { NoticeTone } from '@site/ui/notice';

/** Result of the visitor's last action. */
export interface Message {
  tone: NoticeTone;
  title: string;
  text?: string;
  /** It came by itself, so it must not take the focus from what the visitor does. */
  quiet?: boolean;
  /** About a lost network; remove it when the network returns. */
  offline?: boolean;
}
