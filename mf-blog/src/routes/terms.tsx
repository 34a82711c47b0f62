import { LegalPage } from '../components/LegalPage';
import { legalPages } from '../lib/records';
import { legalMeta, legalRecord } from '../lib/legal-meta';

export const meta = () => legalMeta('terms');

export const warm = () => legalPages.warm('terms');

export default function TermsRoute() {
  return <LegalPage {...legalRecord('terms')} />;
}
