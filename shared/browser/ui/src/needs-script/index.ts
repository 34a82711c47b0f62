export { NeedsScript, type NeedsScriptProps } from './NeedsScript';
