import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import * as m from '../messages/newsletter';
import { NewsletterPage } from '../office/NewsletterPage';

export const meta = () => staffMeta(m.newsletter, '/staff/newsletter');

export default function NewsletterRoute() {
  return (
    <StaffPage title={m.newsletter} ownersOnly back={{ to: '/staff/more', label: m.more }}>
      <NewsletterPage />
    </StaffPage>
  );
}
