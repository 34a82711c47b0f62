export { CallLink, type CallLinkProps } from './CallLink';
