export { allExamples } from './all';
export type { Example } from './example';
export { Examples } from './Examples';
