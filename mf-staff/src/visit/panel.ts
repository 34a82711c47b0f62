import type { VisitWithHistory } from '@site/backend/staff';
import type { VisitChange } from './use-visit-change';

/** What can be opened below the buttons; one at a time. */
export type PanelName = 'assign' | 'move' | 'cancel' | 'finish';

export interface PanelProps {
  visit: VisitWithHistory;
  changes: VisitChange;
  close: () => void;
}
