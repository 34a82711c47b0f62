import { useCompany } from '@site/store';
import { CallLink, type CallLinkProps } from './CallLink';

export type CallUsProps = Omit<CallLinkProps, 'phone' | 'rawPhone'>;

/** A counted link to the company's main number, so that no page repeats the number. */
export function CallUs(props: CallUsProps) {
  const { phone, rawPhone } = useCompany();
  return <CallLink {...props} phone={phone} rawPhone={rawPhone} />;
}
