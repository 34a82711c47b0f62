import { useCompany } from '@site/store';
import type { ButtonVariant } from '@site/ui/button';
import { CallLink } from '@site/ui/call-link';

interface CallUsProps {
  /** Where on the site the call began, for the owner's counts: `issue-hero`. */
  place: string;
  /** A button of this kind; without it a link in text. */
  variant?: ButtonVariant;
}

/** The main phone number; pressing it calls. */
export function CallUs({ place, variant }: CallUsProps) {
  const { phone, rawPhone } = useCompany();
  return <CallLink phone={phone} rawPhone={rawPhone} variant={variant} place={place} />;
}
