import { AssignPanel } from './AssignPanel';
import { CancelPanel } from './CancelPanel';
import { CorrectPanel } from './CorrectPanel';
import { FinishPanel } from './FinishPanel';
import { JobPhotosPanel } from './JobPhotosPanel';
import { CorrectJobPanel, VoidJobPanel } from './JobCorrections';
import { MovePanel } from './MovePanel';
import { OrderPartPanel } from './OrderPartPanel';
import { SetOutPanel } from './SetOutPanel';

export { History } from './History';
export { Receipts } from './Receipts';
export { TypedJob } from './TypedJob';

/** Forms below the buttons of a visit. They and what stands below its facts have a chunk of their own. */
export const panels = {
  assign: AssignPanel,
  move: MovePanel,
  cancel: CancelPanel,
  correct: CorrectPanel,
  finish: FinishPanel,
  correctJob: CorrectJobPanel,
  voidJob: VoidJobPanel,
  orderPart: OrderPartPanel,
  photos: JobPhotosPanel,
  setOut: SetOutPanel,
};
