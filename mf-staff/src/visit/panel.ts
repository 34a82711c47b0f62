import type { VisitWithHistory } from '@site/client/staff';
import type { VisitChange } from './use-visit-change';

/** Panels below the buttons; one at a time is open. */
export type PanelName =
  | 'assign'
  | 'move'
  | 'cancel'
  | 'finish'
  | 'setOut'
  | 'correct'
  | 'correctJob'
  | 'voidJob'
  | 'orderPart'
  | 'photos';

export interface PanelProps {
  visit: VisitWithHistory;
  changes: VisitChange;
  close: () => void;
}
