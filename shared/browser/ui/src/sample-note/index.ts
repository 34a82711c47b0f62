export { SampleNote, type SampleNoteProps } from './SampleNote';
export { asSample } from './as-sample';
