export { ApplianceIcon, type ApplianceIconProps } from './ApplianceIcon';
export { isDrawn, partsOf, type DrawingSlug } from './callouts';
export type { CalloutLink } from './Callout';
export { DrawingFrame, type DrawingFrameProps } from './DrawingFrame';
