export { ApplianceDrawing, drawings, type ApplianceDrawingProps } from './ApplianceDrawing';
export { ApplianceIcon, type ApplianceIconProps } from './ApplianceIcon';
export type { CalloutLink } from './Callout';
export type { Drawing, DrawnPart } from './drawing';
export { DrawingFrame, type DrawingFrameProps } from './DrawingFrame';
export { loadDrawing, type DrawingSlug } from './load';
