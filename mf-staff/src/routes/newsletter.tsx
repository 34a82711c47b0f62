import { StaffPage } from '../frame/StaffPage';
import { staffMeta } from '../lib/staff-meta';
import { NewsletterPage } from '../office/NewsletterPage';

export const meta = () => staffMeta('Newsletter', '/staff/newsletter');

export default function NewsletterRoute() {
  return (
    <StaffPage title="Newsletter" ownersOnly back={{ to: '/staff/more', label: 'More' }}>
      <NewsletterPage />
    </StaffPage>
  );
}
