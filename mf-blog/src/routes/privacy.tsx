import { LegalPage } from '../components/LegalPage';
import { legalPages } from '../lib/records';
import { legalMeta, legalRecord } from '../lib/legal-meta';

export const meta = () => legalMeta('privacy');

export const warm = () => legalPages.warm('privacy');

export default function PrivacyRoute() {
  return <LegalPage {...legalRecord('privacy')} />;
}
