export { ApplianceIcon, type ApplianceIconProps } from './ApplianceIcon';
export { shapeIn, type StepName } from './callouts';
export type { CalloutLink } from './Callout';
export { DrawingFrame, type DrawingFrameProps } from './DrawingFrame';
