import { useCompany } from '@site/store';
import { CallLink, type CallLinkProps } from './CallLink';

export interface CallUsProps extends Omit<CallLinkProps, 'phone' | 'rawPhone'> {
  /** Another office's number; default: the company's main number. */
  contact?: Pick<CallLinkProps, 'phone' | 'rawPhone'>;
}

/** A counted link to the company's number, so that no page repeats the number. */
export function CallUs({ contact, ...props }: CallUsProps) {
  const company = useCompany();
  const { phone, rawPhone } = contact ?? company;
  return <CallLink {...props} phone={phone} rawPhone={rawPhone} />;
}
