export { ApplianceIcon, type ApplianceIconProps } from './ApplianceIcon';
export { isDrawn, partsOf, shapeIn, type DrawingSlug, type StepName } from './callouts';
export type { CalloutLink } from './Callout';
export { DrawingFrame, type DrawingFrameProps } from './DrawingFrame';
