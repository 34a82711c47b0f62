import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';

interface QuestionProps {
  /** Why the server asks. */
  why: string;
  /** `Book It Anyway` */
  label: string;
  sending: boolean;
  onYes: () => void;
}

/** A question of the server before something unusual. Press again, or change the answers. */
export const Question = ({ why, label, sending, onYes }: QuestionProps) => (
  <Notice tone="warning" role="alert" title={why}>
    <Button variant="secondary" loading={sending} onClick={onYes}>
      {label}
    </Button>
  </Notice>
);
